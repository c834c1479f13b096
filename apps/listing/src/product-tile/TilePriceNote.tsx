import { css } from '@linaria/core'
import type { ProductTile as Product } from '@verstak/contracts/product'
import { formatPrice } from '@verstak/money'
import { Icon } from '@verstak/ui-kit/Icon'
import { companyIcon } from '@verstak/ui-kit/icons'
import type { Device } from '@verstak/ui-kit/photoSize'
import { color, weight } from '@verstak/ui-kit/tokens'
import { forCompanies, perUnit } from './productTile.texts.ts'

export interface TilePriceNoteProps {
  product: Product
  device: Device
}

/** Line under the price: what companies pay, else the price of one measure. */
export function TilePriceNote({ product, device }: TilePriceNoteProps) {
  const business = product.pricesV2.default.availableDiscountPrices.find(({ type }) => type === 'discountB2B')
  const { additionalPrice } = product
  if (business) {
    return (
      <>
        {device === 'desktop' && <Icon shape={companyIcon} size="s" className={sign} />}
        <span>
          <b className={figure}>{formatPrice(business.price)}</b> {forCompanies[device]}
        </span>
      </>
    )
  }
  if (!additionalPrice) return null
  return (
    <span>
      <b className={figure}>{formatPrice(additionalPrice.pricePerUnit)}</b>
      {perUnit(additionalPrice.unitName)}
    </span>
  )
}

const sign = css`
  color: ${color.textLink};
`

const figure = css`
  font-weight: ${weight.semibold};
  color: ${color.textPrimary};
`
