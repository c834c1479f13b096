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

/** Line under the price: what companies pay, and the price of one measure. */
export function TilePriceNote({ product, device }: TilePriceNoteProps) {
  const business = product.pricesV2.default.availableDiscountPrices.find(({ type }) => type === 'discountB2B')
  const { additionalPrice } = product
  return (
    <>
      {business && device === 'desktop' && <Icon shape={companyIcon} size="s" />}
      {business && (
        <span>
          <b>{formatPrice(business.price)}</b> {forCompanies[device]}
        </span>
      )}
      {additionalPrice && (
        <span>
          {formatPrice(additionalPrice.pricePerUnit)}
          {perUnit(additionalPrice.unitName)}
        </span>
      )}
    </>
  )
}
