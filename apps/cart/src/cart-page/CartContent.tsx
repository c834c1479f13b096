import { css } from '@linaria/core'
import type { Cart } from '@verstak/contracts/cart'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { media, space } from '@verstak/ui-kit/tokens'
import { useAtomValue } from 'jotai'
import { wishesAtom } from '../cart-state/wishesAtom.ts'
import { CheckoutForm } from '../checkout/CheckoutForm.tsx'
import { useCheckout } from '../checkout/useCheckout.ts'
import { useDeliveryPrice } from '../checkout/useDeliveryPrice.ts'
import { CartLines } from './CartLines.tsx'
import { cartPageTexts } from './cartPage.texts.ts'
import { CartSummary } from './CartSummary.tsx'
import { PhoneOrderBar } from './PhoneOrderBar.tsx'
import { shownTotals } from '../cart-state/shownTotals.ts'
import { useReducedLines } from './useReducedLines.ts'

export interface CartContentProps {
  /** With at least one item. */
  cart: Cart
}

/** Items, summary and form of a cart that is not empty. */
export function CartContent({ cart }: CartContentProps) {
  const { layout } = useHost()
  const region = useRegion()
  const totals = shownTotals(cart, useAtomValue(wishesAtom))
  const delivery = useDeliveryPrice()
  const reduced = useReducedLines(cart)
  const checkout = useCheckout()
  const isPhone = isMobile(layout)
  const canOrder = totals.products > 0

  return (
    <>
      <Heading level={1} note={cartPageTexts.count(totals.products)}>
        {cartPageTexts.title}
      </Heading>
      <noscript>
        <Message tone="info">{cartPageTexts.noScript(region.phone)}</Message>
      </noscript>
      <div className={columns}>
        <CartLines cart={cart} reduced={reduced} />
        {canOrder && <CheckoutForm checkout={checkout} />}
        {canOrder && (
          <CartSummary
            totals={totals}
            weight={cart.totals.weight}
            delivery={delivery}
            checkout={isPhone ? undefined : checkout}
          />
        )}
      </div>
      {canOrder && isPhone && <PhoneOrderBar sum={totals.sum + delivery.price} checkout={checkout} />}
    </>
  )
}

/* Two columns where the goods keep their room. */
const twoColumns = '(min-width: 1000px)'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  align-items: start;
  margin-top: ${space.s16};

  @media ${twoColumns} {
    grid-template: 'lines summary' auto 'form summary' 1fr / minmax(0, 1fr) 320px;

    > :nth-child(1) {
      grid-area: lines;
    }

    > :nth-child(2) {
      grid-area: form;
    }

    > :nth-child(3) {
      grid-area: summary;
    }
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 368px;
  }

  @media ${media.phone} {
    gap: ${space.s16};
  }
`
