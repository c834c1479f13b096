import { css } from '@linaria/core'
import { personalPrice } from '@verstak/contracts/flag'
import type { ProductTile as Product } from '@verstak/contracts/product'
import { useUser } from '@verstak/host'
import { formatMaximumDiscount, formatPrice } from '@verstak/money'
import { Icon } from '@verstak/ui-kit/Icon'
import { companyIcon } from '@verstak/ui-kit/icons'
import type { Device } from '@verstak/ui-kit/photoSize'
import { color, space } from '@verstak/ui-kit/tokens'
import { GuestPriceButton } from './GuestPriceButton.tsx'
import { guestOffersOf, type GuestOffer } from './guestOffersOf.ts'
import { forCompanies, forPersons, ownPriceLabel, perUnit } from './productTile.texts.ts'
import { useFlag } from './useFlag.tsx'

export interface TilePriceNoteProps {
  product: Product
  device: Device
  /** Only one line fits. */
  isShort?: boolean
}

/**
 * Below the price: the «own price» label, lower prices for other customers, the price per unit, and for guests the
 * price after signing in.
 */
export function TilePriceNote({ product, device, isShort = false }: TilePriceNoteProps) {
  const { additionalPrice, pricesV2 } = product
  const { current } = pricesV2.default
  const user = useUser()
  const isTold = useFlag(personalPrice)
  const offers = guestOffersOf(pricesV2.default)
  // Staff see all offers, to inform customers; others see only lower prices for companies.
  const told = offers.filter(({ type }) => user === 'staff' || type === 'discountB2B')
  // Also when the page was rendered as for a guest because the user was not identified in time.
  const isOwn = pricesV2.default.availableDiscountPrices.some(({ type }) => type === 'discountInside')
  const isPrompted = user === 'guest' && isTold && !isOwn && !isShort && offers.length > 0
  const notes = (
    <>
      {isOwn && <b>{ownPriceLabel}</b>}
      {!(isOwn && isShort) && told.map((offer) => <Offer key={offer.type} offer={offer} device={device} />)}
      {additionalPrice && <span>{formatPrice(additionalPrice.pricePerUnit) + perUnit(additionalPrice.unitName)}</span>}
      {isPrompted && (
        <span className={most}>{formatMaximumDiscount(current, Math.min(...offers.map(({ price }) => price)))}</span>
      )}
    </>
  )
  if (!isPrompted) return notes
  return (
    <GuestPriceButton current={current} offers={offers} device={device}>
      <span className={line}>{notes}</span>
    </GuestPriceButton>
  )
}

function Offer({ offer: { type, price }, device }: { offer: GuestOffer; device: Device }) {
  const isCompany = type === 'discountB2B'
  return (
    <span className={offer}>
      {isCompany && device === 'desktop' && <Icon shape={companyIcon} size="s" />}
      <span>
        <b>{formatPrice(price)}</b>
        {` ${(isCompany ? forCompanies : forPersons)[device]}`}
      </span>
    </span>
  )
}

const most = css`
  color: ${color.stateDanger};
`

const offer = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s6};
`

/* What does not fit wraps to the next line. */
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s6};
`
