import { createOrder } from '@verstak/contracts/order'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { shownTotals } from '../cart-state/shownTotals.ts'
import { callErrorOf, type CallError } from '../cart-state/callError.ts'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { settleWish } from '../cart-state/settleWish.ts'
import { wishesAtom } from '../cart-state/wishesAtom.ts'
import type { AttemptKey } from './attemptKey.ts'
import { checkoutAtom, type CheckoutValues } from './checkoutAtom.ts'
import type { CheckedField } from './checkoutFaults.ts'
import { officesQuery } from './officesQuery.ts'
import { orderInput } from './orderInput.ts'

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

const ORDER_TIMEOUT_MS = 30_000

/** Field of the form by path of the request. */
const FIELD_OF: Record<string, CheckedField> = {
  'contact.name': 'name',
  'contact.phone': 'phone',
  'contact.email': 'email',
  'delivery.officeId': 'officeId',
  'delivery.address': 'address',
}

/**
 * Places the order of the cart with what is filled in, after the changes of the cart that are still under way. The sum
 * is the one that the shopper sees: the server refuses any other. Never rejects.
 *
 * @param key names the attempt, so that repeating a lost request places no second order
 */
export async function placeOrder(host: Host, key: AttemptKey): Promise<OrderOutcome> {
  const { call, store } = host
  const values = store.get(checkoutAtom)
  const body = orderInput(values, shownSum(host), store.get(activeRegionAtom).id)
  if (!(await settleAll(host))) return { problem: { kind: 'stock' } }
  try {
    const options = { idempotencyKey: key.of(body), signal: AbortSignal.timeout(ORDER_TIMEOUT_MS) }
    const { link, number } = await call(createOrder, { body }, options)
    key.forget()
    tellPurchase(host, number)
    return { link }
  } catch (error) {
    const failure = callErrorOf(error)
    if (failure?.code === 'idempotency-key-reused') key.forget()
    return { problem: await problemOf(host, failure, values, body.expectedSum) }
  }
}

function queriesOf({ call, store }: Host) {
  const regionId = store.get(activeRegionAtom).id
  return { cart: cartQuery(call, regionId), offices: officesQuery(call, regionId) }
}

/** With delivery, kopecks. */
function shownSum(host: Host): number {
  const { cart, offices } = queriesOf(host)
  const shownCart = host.queryClient.getQueryData(cart.queryKey)
  const courierPrice = host.queryClient.getQueryData(offices.queryKey)?.courierPrice ?? 0
  const isCourier = host.store.get(checkoutAtom).deliveryType === 'courier'
  return (shownCart ? shownTotals(shownCart, host.store.get(wishesAtom)).sum : 0) + (isCourier ? courierPrice : 0)
}

/** Tells what was bought, as the cart shows it still. */
function tellPurchase(host: Host, transaction: string): void {
  const items = host.queryClient.getQueryData(queriesOf(host).cart.queryKey)?.items ?? []
  const bought = items.filter(({ isDeleted }) => !isDeleted)
  const products = bought.map(({ id, quantity, price }) => ({ id: id.site, quantity, price: price.now }))
  host.track?.({ event: 'purchase', transaction, products })
}

/** Sends the wishes that wait. @returns false when one did not come true */
async function settleAll(host: Host): Promise<boolean> {
  const { queryClient, store } = host
  const items = queryClient.getQueryData(queriesOf(host).cart.queryKey)?.items ?? []
  const waiting = items.filter(({ id }) => store.get(wishesAtom).has(id.site))
  const notices = await Promise.all(waiting.map(({ product }) => settleWish(host, product)))
  return notices.every((notice) => notice === null)
}

async function problemOf(
  host: Host,
  failure: CallError | null,
  sent: CheckoutValues,
  before: number,
): Promise<OrderProblem> {
  switch (failure?.code) {
    case 'stock-insufficient':
    case 'product-unavailable':
    case 'cart-empty':
    case 'cart-token-required':
      await refresh(host)
      return { kind: 'stock' }
    case 'price-changed':
      await refresh(host)
      return { kind: 'price', before, now: failure.details[0]?.value ?? shownSum(host) }
    case 'not-found':
    case 'invalid-input': {
      const undeliverable = failure.details.filter(({ reason }) => reason === 'pickup-only')
      if (undeliverable.length > 0) return { kind: 'pickupOnly', names: namesOf(host, undeliverable) }
      const fields = failure.details.flatMap(({ field }) => FIELD_OF[field] ?? [])
      if (fields.includes('officeId')) await refresh(host)
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

/** Names of the products that the details blame, as the cart shows them. */
function namesOf(host: Host, details: CallError['details']): string[] {
  const items = host.queryClient.getQueryData(queriesOf(host).cart.queryKey)?.items ?? []
  return details.flatMap(({ productId }) => items.find(({ id }) => id.site === productId)?.product.name ?? [])
}

/** Asks for cart and offices as they are now; one that fails stays as it was. */
async function refresh(host: Host): Promise<void> {
  const { cart, offices } = queriesOf(host)
  await Promise.allSettled([
    host.queryClient.fetchQuery({ ...cart, staleTime: 0 }),
    host.queryClient.fetchQuery({ ...offices, staleTime: 0 }),
  ])
}
