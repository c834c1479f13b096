import type { Cart } from '@verstak/contracts/cart'
import { isMobile, useHost } from '@verstak/host'
import { Heading } from '@verstak/ui-kit/Heading'
import { useAtomValue } from 'jotai'
import { wishesAtom } from '../cart-state/wishesAtom.ts'
import { CheckoutForm } from '../checkout/CheckoutForm.tsx'
import { useCheckout } from '../checkout/useCheckout.ts'
import { useDeliveryPrice } from '../checkout/useDeliveryPrice.ts'
import { deliveryWith, goodsWith } from '../promo/promoCharges.ts'
import { CartLines } from './CartLines.tsx'
import { cartPageTexts } from './cartPage.texts.ts'
import { CartSummary } from './CartSummary.tsx'
import { joiningNoticeAtom } from './joiningNoticeAtom.ts'
import { checkoutColumns } from './checkoutColumns.tsx'
import { PhoneOrderBar } from './PhoneOrderBar.tsx'
import { shownTotals } from '../cart-state/shownTotals.ts'
import { useReducedLines } from './useReducedLines.ts'

export interface CartContentProps {
  /** With at least one item. */
  cart: Cart
}

/** Items, summary and form of a cart that is not empty. */
export function CartContent({ cart }: CartContentProps) {
  const host = useHost()
  const { CartJoiningNotice } = useAtomValue(joiningNoticeAtom) ?? {}
  const totals = shownTotals(cart, useAtomValue(wishesAtom))
  const reduced = useReducedLines(cart)
  const checkout = useCheckout()
  const { promo } = cart
  const asked = useDeliveryPrice(checkout)
  const delivery = { ...asked, price: deliveryWith(promo, asked.price) }
  const isPhone = isMobile(host.layout)
  const canOrder = totals.products > 0
  const sum = goodsWith(promo, totals.sum) + delivery.price

  return (
    <>
      <Heading level={1} note={cartPageTexts.count(totals.products)}>
        {cartPageTexts.title}
      </Heading>
      {CartJoiningNotice && <CartJoiningNotice cart={cart} />}
      <div className={checkoutColumns}>
        <CartLines cart={cart} reduced={reduced} />
        {canOrder && <CheckoutForm checkout={checkout} sum={sum} />}
        {canOrder && (
          <CartSummary
            totals={totals}
            weight={cart.totals.weight}
            volume={cart.totals.volume}
            delivery={delivery}
            takesPromo
            promo={promo}
            checkout={checkout}
            hasButton={!isPhone}
          />
        )}
      </div>
      {canOrder && isPhone && <PhoneOrderBar sum={sum} checkout={checkout} />}
    </>
  )
}
