import { createOrder, createQuickOrder, type OrderInput } from '@verstak/contracts/order'
import type { Host } from '@verstak/host'
import { withCartToken } from '@verstak/remote-kit/withCartToken'
import type { AttemptKey } from '@verstak/remote-kit/attemptKey'
import { shownCart, wishedPieces, type Goods } from './ordered.ts'

const ORDER_TIMEOUT_MS = 30_000

/** Sends the order. A quick order also belongs to a cart, which is created if there is none. */
export function sendOrder(host: Host, key: AttemptKey, goods: Goods, body: OrderInput) {
  // A user may order on a device where he has never put anything into his cart.
  if (!goods) return withCartToken(host, () => host.call(createOrder, { body }, optionsFor(key, body)))
  const quick = { ...body, productGuid: goods.productGuid, quantity: piecesOf(host, goods) }
  return withCartToken(host, () => host.call(createQuickOrder, { body: quick }, optionsFor(key, quick)))
}

const optionsFor = (key: AttemptKey, content: unknown) => ({
  idempotencyKey: key.of(content),
  signal: AbortSignal.timeout(ORDER_TIMEOUT_MS),
})

/** The quantity shown on the page. */
function piecesOf(host: Host, goods: Goods): number {
  const cart = shownCart(host, goods)
  const item = cart?.items[0]
  return (cart && item && wishedPieces(host, goods, cart).get(item.id.site)) ?? item?.quantity ?? 1
}
