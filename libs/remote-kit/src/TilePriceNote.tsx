import type { ProductTile as Product } from '@verstak/contracts/product'
import { formatPrice } from '@verstak/money'
import { Icon } from '@verstak/ui-kit/Icon'
import { companyIcon } from '@verstak/ui-kit/icons'
import type { Device } from '@verstak/ui-kit/photoSize'
import { forCompanies, perUnit } from './productTile.texts.ts'

export interface TilePriceNoteProps {
  product: Product
  device: Device
}

/** Line under the price: what companies pay when that is less, and the price of one measure. */
export function TilePriceNote({ product, device }: TilePriceNoteProps) {
  const { current, availableDiscountPrices } = product.pricesV2.default
  const business = availableDiscountPrices.find(
    ({ type, price }) => type === 'discountB2B' && price > 0 && price < current,
  )
  const { additionalPrice } = product
  return (
    <>
      {business && device === 'desktop' && <Icon shape={companyIcon} size="s" />}
      {business && (
        <span>
          <b>{formatPrice(business.price)}</b>
          {` ${forCompanies[device]}`}
        </span>
      )}
      {additionalPrice && <span>{formatPrice(additionalPrice.pricePerUnit) + perUnit(additionalPrice.unitName)}</span>}
    </>
  )
}
