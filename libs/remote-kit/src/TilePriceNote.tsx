import { css } from '@linaria/core'
import { personalPrice } from '@verstak/contracts/flag'
import type { ProductTile as Product } from '@verstak/contracts/product'
import { useUser } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { Icon } from '@verstak/ui-kit/Icon'
import { companyIcon } from '@verstak/ui-kit/icons'
import type { Device } from '@verstak/ui-kit/photoSize'
import { space } from '@verstak/ui-kit/tokens'
import { GuestPriceButton } from './GuestPriceButton.tsx'
import { guestOffersOf } from './guestOffersOf.ts'
import { forCompanies, perUnit } from './productTile.texts.ts'
import { useFlag } from './useFlag.tsx'

export interface TilePriceNoteProps {
  product: Product
  device: Device
  /** There is room for one line only. */
  isShort?: boolean
}

/** Under the price: what companies pay when that is less, the price of one measure, and for guests what signing in brings. */
export function TilePriceNote({ product, device, isShort = false }: TilePriceNoteProps) {
  const { additionalPrice, pricesV2 } = product
  const offers = guestOffersOf(pricesV2.default)
  const business = offers.find(({ type }) => type === 'discountB2B')
  const isTold = useFlag(personalPrice)
  const isPrompted = useUser() === 'guest' && isTold && !isShort && offers.length > 0
  const own = (
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
  if (!isPrompted) return own
  return (
    <GuestPriceButton current={pricesV2.default.current} offers={offers} device={device}>
      <span className={line}>{own}</span>
    </GuestPriceButton>
  )
}

const line = css`
  display: flex;
  align-items: center;
  gap: ${space.s6};
`
