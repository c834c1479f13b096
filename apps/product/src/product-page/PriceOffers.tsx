import { css } from '@linaria/core'
import { personalPrice } from '@verstak/contracts/flag'
import type { ProductDetails } from '@verstak/contracts/product'
import { isMobile, useHost, useUser } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { GuestPriceButton } from '@verstak/remote-kit/GuestPriceButton'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { DiscountPlate } from '@verstak/ui-kit/DiscountPlate'
import { Nameplate } from '@verstak/ui-kit/Nameplate'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { offerTexts } from '../product.texts.ts'
import { offersOf } from './offersOf.ts'

export interface PriceOffersProps {
  product: ProductDetails
}

/** Lower prices of other customers, and for guests the prices after signing in. */
export function PriceOffers({ product }: PriceOffersProps) {
  const { layout } = useHost()
  const user = useUser()
  const isTold = useFlag(personalPrice)
  const { current, availableDiscountPrices } = product.pricesV2.default
  // A visitor with a personal price is no guest, even if the page was rendered without the user.
  const isGuest = user === 'guest' && !availableDiscountPrices.some(({ type }) => type === 'discountInside')
  const offers = offersOf(product, user)
  if (offers.length === 0) return null
  const guestOffers = offers.flatMap(({ type, price }) =>
    type === 'discountB2B' || type === 'discountB2C' ? [{ type, price }] : [],
  )
  // Valid for the first order only, so it is shown without an amount.
  const firstOrders = isGuest
    ? (product.unauthorizedDiscountPrices ?? []).filter(({ onlyNameplate }) => onlyNameplate)
    : []
  return (
    <div className={box}>
      {offers.map(({ type, price }) => (
        <p key={type} className={row}>
          {offerTexts[type]} <b className={amount}>{formatPrice(price)}</b>
        </p>
      ))}
      {firstOrders.map(({ type, saleText }) => (
        <p key={type} className={prompt}>
          <Nameplate kind="new">{saleText}</Nameplate> {offerTexts.firstOrder}
        </p>
      ))}
      {isGuest && isTold && guestOffers.length > 0 && (
        <div className={prompt}>
          <GuestPriceButton current={current} offers={guestOffers} device={isMobile(layout) ? 'phone' : 'desktop'} />
          <DiscountPlate kopecks={Math.min(...guestOffers.map(({ price }) => price))} oldKopecks={current} isMaximum />
        </div>
      )}
    </div>
  )
}

const row = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s12};
`

const amount = css`
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};
  white-space: nowrap;
`

const prompt = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s8};

  @media print {
    display: none;
  }
`

const box = css`
  display: grid;
  gap: ${space.s6};
  margin-top: ${space.s12};
  padding: ${space.s10} ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
