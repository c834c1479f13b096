import { css } from '@linaria/core'
import { SIGN_IN_PAGE, signInAddress } from '@verstak/contracts/address'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { formatDiscountPercent, formatPrice } from '@verstak/money'
import { Button } from '@verstak/ui-kit/Button'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { guestPriceTexts } from './tileWindows.texts.ts'

/** Prices for companies and individuals after signing in, with the sign-in link. */
export function GuestPrices({ current, offers }: WidgetProps['listing/GuestPrices']) {
  const { isServed } = useHost()
  return (
    <>
      <dl className={list}>
        {offers.map(({ type, price }) => (
          <div key={type} className={row}>
            <dt>{[guestPriceTexts[type], formatDiscountPercent(current, price)].filter(Boolean).join('\u00A0')}</dt>
            <dd className={amount}>{formatPrice(price)}</dd>
          </div>
        ))}
      </dl>
      <p className={words}>{guestPriceTexts.prompt}</p>
      {isServed?.(SIGN_IN_PAGE) && (
        <ModalFooter>
          <Button
            size="l"
            href={signInAddress(location.pathname + location.search)}
            data-opens="sign-in"
            aria-haspopup="dialog"
          >
            {guestPriceTexts.signIn}
          </Button>
        </ModalFooter>
      )}
    </>
  )
}

const list = css`
  display: grid;
  gap: ${space.s12};
`

const row = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s12};
`

const amount = css`
  font-size: ${fontSize.s16};
  font-weight: ${weight.semibold};
`

const words = css`
  margin: ${space.s16} 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
