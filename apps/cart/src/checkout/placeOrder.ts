import { readApiError } from '@verstak/api-client/readApiError'
import { afterOrderAddress } from '@verstak/contracts/address'
import { deliveryDraft } from '@verstak/device/draftKeys'
import { forgetDevice } from '@verstak/device/deviceValue'
import type { FormOutcome } from '@verstak/form/formLogic'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { settleWish } from '../cart-state/settleWish.ts'
import { shownTotals } from '../cart-state/shownTotals.ts'
import { wishesAtom } from '../cart-state/wishesAtom.ts'
import { deliveryWith, goodsWith } from '../promo/promoCharges.ts'
import { createAttemptKey, type AttemptKey } from '@verstak/remote-kit/attemptKey'
import type { CheckoutValues } from './checkoutSchema.ts'
import { shownDeliveryAtom } from './deliveryChoiceAtom.ts'
import { shownCart, wishedPieces, type Goods } from './ordered.ts'
import { orderInput } from './orderInput.ts'
import { orderRefusal, stockProblem, type CheckoutField, type OrderProblem } from './orderRefusal.ts'
import { sendOrder } from './sendOrder.ts'

/** Data of an order besides the form. */
export interface OrderContext {
  host: Host
  goods: Goods
  /**
   * Idempotency key of the attempt, so that repeating a lost request places no second order; created with the first
   * one.
   */
  attempt: { current: AttemptKey | null }
}

/**
 * Places an order with the form's values; for the cart, after its pending changes. Returns the address of the order's
 * page. Sends the sum shown to the shopper: the server rejects a different one. Never rejects.
 */
export async function placeOrder(
  values: CheckoutValues,
  { host, goods, attempt }: OrderContext,
): Promise<FormOutcome<CheckoutField, string, OrderProblem>> {
  const key = (attempt.current ??= createAttemptKey())
  // Preloads the code of the next page; on a failure the navigation loads it.
  void import(/* webpackChunkName: "order-pages" */ '../thanks-page/ThanksPage.tsx').catch(() => {})
  const sum = shownSum(host, goods, values)
  const body = orderInput(values, sum, host.store.get(activeRegionAtom).id)
  if (!goods && !(await settleAll(host))) return { problem: stockProblem }
  try {
    const placed = await sendOrder(host, key, goods, body)
    key.forget()
    forgetDevice(deliveryDraft)
    trackPurchase(host, goods, placed.number)
    return { result: afterOrderAddress(placed, body.payment) }
  } catch (error) {
    if (readApiError(error)?.code === 'idempotency-key-reused') key.forget()
    return orderRefusal(host, goods, error, sum)
  }
}

/** With delivery, kopecks. */
function shownSum(host: Host, goods: Goods, { deliveryType }: CheckoutValues): number {
  const cart = shownCart(host, goods)
  const promo = goods ? undefined : cart?.promo
  const goodsSum = goodsWith(promo, cart ? shownTotals(cart, wishedPieces(host, goods, cart)).sum : 0)
  return deliveryType === 'pickup' ? goodsSum : goodsSum + deliveryWith(promo, host.store.get(shownDeliveryAtom))
}

/** Reports the purchase to analytics, with the items as still shown. */
function trackPurchase(host: Host, goods: Goods, transaction: string): void {
  const cart = shownCart(host, goods)
  if (!cart) return
  const wishes = wishedPieces(host, goods, cart)
  const bought = cart.items.filter(({ isDeleted }) => !isDeleted)
  const products = bought.map(({ id, quantity, price }) => ({
    id: id.site,
    quantity: wishes.get(id.site) ?? quantity,
    price: price.now,
  }))
  host.track?.({ event: 'purchase', transaction, products })
}

/** Sends the pending cart changes. @returns false when one of them failed */
async function settleAll(host: Host): Promise<boolean> {
  const waiting = (shownCart(host, null)?.items ?? []).filter(({ id }) => host.store.get(wishesAtom).has(id.site))
  const notices = await Promise.all(waiting.map(({ product }) => settleWish(host, product)))
  return notices.every((notice) => notice === null || notice.kind === 'added')
}
