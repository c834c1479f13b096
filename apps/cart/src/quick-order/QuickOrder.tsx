import type { QuickOrderQuery } from '@verstak/contracts/address'
import type { CartItem } from '@verstak/contracts/cart'
import { isMobile, useHost } from '@verstak/host'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { shownTotals } from '../cart-state/shownTotals.ts'
import { rowContainer, rowSheet } from '../cart-page/cartRow.tsx'
import { CartSummary } from '../cart-page/CartSummary.tsx'
import { checkoutColumns } from '../cart-page/checkoutColumns.tsx'
import { ItemRow } from '../cart-page/ItemRow.tsx'
import { PhoneOrderBar } from '../cart-page/PhoneOrderBar.tsx'
import { CheckoutForm } from '../checkout/CheckoutForm.tsx'
import { useCheckout } from '../checkout/useCheckout.ts'
import { useDeliveryPrice } from '../checkout/useDeliveryPrice.ts'
import { OneClickForm } from './OneClickForm.tsx'
import { quickOrderTexts } from './quickOrder.texts.ts'
import type { OrderedCart } from './quickOrderQuery.ts'
import { useQuickQuantity } from './useQuickQuantity.ts'

export interface QuickOrderProps {
  goods: QuickOrderQuery
  cart: OrderedCart
  /** The product; must be available. */
  item: CartItem
}

/** Checkout of one product without the cart. */
export function QuickOrder({ goods, cart, item }: QuickOrderProps) {
  const { layout } = useHost()
  const { quantity, isSettling, change } = useQuickQuantity(goods, item)
  const totals = shownTotals(cart, new Map([[item.id.site, quantity]]))
  const checkout = useCheckout(goods)
  const delivery = useDeliveryPrice(checkout)
  const isPhone = isMobile(layout)
  const Form = goods.type === 'buyOneClickCard' ? OneClickForm : CheckoutForm

  return (
    <>
      <Heading level={1}>{quickOrderTexts.title}</Heading>
      <p>{quickOrderTexts.note}</p>
      {cart.isSaleOver && <Message tone="info">{quickOrderTexts.saleOver}</Message>}
      <div className={checkoutColumns}>
        <div className={rowContainer}>
          <ul className={rowSheet} aria-label={quickOrderTexts.list}>
            <ItemRow item={item} quantity={quantity} isSettling={isSettling} onChange={change} />
          </ul>
        </div>
        <Form checkout={checkout} sum={totals.sum + delivery.price} quantity={quantity} />
        <CartSummary
          totals={totals}
          weight={(cart.totals.weight / item.quantity) * quantity}
          delivery={delivery}
          checkout={checkout}
          hasButton={!isPhone}
        />
      </div>
      {isPhone && <PhoneOrderBar sum={totals.sum + delivery.price} checkout={checkout} />}
    </>
  )
}
