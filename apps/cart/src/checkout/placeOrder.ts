import { readApiError, type ApiFailure } from '@verstak/api-client/readApiError'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { shownTotals } from '../cart-state/shownTotals.ts'
import { settleWish } from '../cart-state/settleWish.ts'
import { wishesAtom } from '../cart-state/wishesAtom.ts'
import type { AttemptKey } from './attemptKey.ts'
import { checkoutAtom, type CheckoutValues } from './checkoutAtom.ts'
import type { CheckedField } from './checkoutFaults.ts'
import { officesQuery } from './officesQuery.ts'
import { orderedQuery, shownCart, wishedPieces, type Goods } from './ordered.ts'
import { orderInput } from './orderInput.ts'
import { sendOrder } from './sendOrder.ts'

/** Why an order was not placed. */
export type OrderProblem =
  /** Less is left than the cart holds; the cart has been asked for anew. */
  | { kind: 'stock' }
  /** The order costs another sum, kopecks; prices have been asked for anew. */
  | { kind: 'price'; before: number; now: number }
  /** Fields that the server refused, and what stood in them. */
  | { kind: 'fields'; fields: CheckedField[]; sent: CheckoutValues }
  /** The courier takes not everything of the order; names of what must be fetched. */
  | { kind: 'pickupOnly'; names: string[] }
  /** Nobody knows whether the order arrived: the same request may be sent again. */
  | { kind: 'lost' }
  | { kind: 'limit' }
  | { kind: 'failed' }

/** A placed order has the address of its page. */
export type OrderOutcome = { link: string } | { problem: OrderProblem }

/** Field of the form by path of the request. */
const FIELD_OF: Record<string, CheckedField> = {
  'contact.name': 'name',
  'contact.phone': 'phone',
  'contact.email': 'email',
  'delivery.officeId': 'officeId',
  'delivery.address': 'address',
}

/**
 * Places the order of the goods with what is filled in, that of the cart after the changes that are still under way. The sum
 * is the one that the shopper sees: the server refuses any other. Never rejects.
 *
 * @param key names the attempt, so that repeating a lost request places no second order
 */
export async function placeOrder(host: Host, key: AttemptKey, goods: Goods = null): Promise<OrderOutcome> {
  const { store } = host
  const values = store.get(checkoutAtom)
  const body = orderInput(values, shownSum(host, goods), store.get(activeRegionAtom).id)
  if (!goods && !(await settleAll(host))) return { problem: { kind: 'stock' } }
  try {
    const { link, number } = await sendOrder(host, key, goods, body)
    key.forget()
    tellPurchase(host, goods, number)
    return { link }
  } catch (error) {
    const failure = readApiError(error)
    if (failure?.code === 'idempotency-key-reused') key.forget()
    return { problem: await problemOf(host, goods, failure, values, body.expectedSum) }
  }
}

/** With delivery, kopecks. */
function shownSum(host: Host, goods: Goods): number {
  const cart = shownCart(host, goods)
  const offices = host.queryClient.getQueryData(officesQueryOf(host).queryKey)
  const isCourier = host.store.get(checkoutAtom).deliveryType === 'courier'
  return (
    (cart ? shownTotals(cart, wishedPieces(host, goods, cart)).sum : 0) + (isCourier ? (offices?.courierPrice ?? 0) : 0)
  )
}

/** Tells what was bought, as the page shows it still. */
function tellPurchase(host: Host, goods: Goods, transaction: string): void {
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

/** Sends the wishes for the cart that wait. @returns false when one did not come true */
async function settleAll(host: Host): Promise<boolean> {
  const waiting = (shownCart(host, null)?.items ?? []).filter(({ id }) => host.store.get(wishesAtom).has(id.site))
  const notices = await Promise.all(waiting.map(({ product }) => settleWish(host, product)))
  return notices.every((notice) => notice === null)
}

async function problemOf(
  host: Host,
  goods: Goods,
  failure: ApiFailure | null,
  sent: CheckoutValues,
  before: number,
): Promise<OrderProblem> {
  switch (failure?.code) {
    case 'stock-insufficient':
    case 'product-unavailable':
    case 'cart-empty':
    case 'cart-token-required':
      await refresh(host, goods)
      return { kind: 'stock' }
    case 'price-changed':
      await refresh(host, goods)
      return { kind: 'price', before, now: failure.details[0]?.value ?? shownSum(host, goods) }
    case 'not-found':
    case 'invalid-input': {
      const undeliverable = failure.details.filter(({ reason }) => reason === 'pickup-only')
      if (undeliverable.length > 0) return { kind: 'pickupOnly', names: namesOf(host, goods, undeliverable) }
      const fields = failure.details.flatMap(({ field }) => FIELD_OF[field] ?? [])
      if (fields.includes('officeId')) await refresh(host, goods)
      return fields.length > 0 ? { kind: 'fields', fields, sent } : { kind: 'failed' }
    }
    case 'rate-limited':
      return { kind: 'limit' }
    case undefined:
    case 'internal':
    case 'unavailable':
      return { kind: 'lost' }
    default:
      return { kind: 'failed' }
  }
}

/** Names of the products that the details blame, as the page shows them. */
function namesOf(host: Host, goods: Goods, details: ApiFailure['details']): string[] {
  const items = shownCart(host, goods)?.items ?? []
  return details.flatMap(({ productId }) => items.find(({ id }) => id.site === productId)?.product.name ?? [])
}

const officesQueryOf = ({ call, store }: Host) => officesQuery(call, store.get(activeRegionAtom).id)

/** Asks for goods and offices as they are now; one that fails stays as it was. */
async function refresh(host: Host, goods: Goods): Promise<void> {
  await Promise.allSettled([
    host.queryClient.fetchQuery({ ...orderedQuery(host, goods), staleTime: 0 }),
    host.queryClient.fetchQuery({ ...officesQueryOf(host), staleTime: 0 }),
  ])
}
