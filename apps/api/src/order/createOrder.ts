import { createHash, randomUUID } from 'node:crypto'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { createOrder as endpoint, CheckedOrderInput } from '@verstak/contracts/order'
import type { Buyer } from '@verstak/price/buyer'
import { lockCart, type CartKey } from '../cart/cart.sql.ts'
import type { WantedItem } from '../cart/cartLines.ts'
import { recordConsent } from '../consent/recordConsent.ts'
import { DomainError } from '../DomainError.ts'
import { runOnce } from '../idempotency/runOnce.ts'
import { deriveSecret, hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { orderKeyOf, orderLink } from './orderKey.ts'
import { orderQuote } from './orderQuote.ts'
import { placeOrder } from './placeOrder.ts'

export interface OrderCaller {
  /** Cart secret of his browser; null for a visitor without one. */
  token: string | null
  /** The cart that he orders. */
  cart: CartKey | null
  idempotencyKey: string
  ip: string
  userAgent: string
  /** Of the shop's pages, as `Caller` says it. */
  origin: string
  buyer: Buyer
  /** Hash under which his events are stored; null when his browser has no id. */
  visitor: Buffer | null
}

/**
 * Places the order of the visitor's cart. A repeated request gets the same order.
 * @param goods item to order directly; null = order the cart
 * @throws DomainError `cart-token-required`, `idempotency-key-reused`, `rate-limited`, and errors of `placeOrder`
 */
export async function createOrder(
  services: Services,
  input: CheckedOrderInput,
  caller: OrderCaller,
  goods: WantedItem | null = null,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, limits, now } = services
  const { token, cart, idempotencyKey, ip, buyer, visitor } = caller
  if (token === null || cart === null) throw new DomainError('cart-token-required')
  const userId = 'userId' in cart ? cart.userId : null
  // A key that the browser's guest used means nothing for its user.
  const secret = userId === null ? token : deriveSecret(token, `user ${userId}`)
  const owner = hashSecret(secret)
  await limits.spend('ordersPerIp', ip)
  await limits.spend('ordersPerCart', owner.toString('base64url'))
  const requestHash = hashOf(input, goods)
  const quote = await orderQuote(services, input, { cart, buyer, goods })

  const { guid, number } = await db.transaction().execute((transaction) =>
    runOnce(transaction, { owner, key: idempotencyKey, requestHash }, async () => {
      const cartId = await lockCart(transaction, cart)
      if (cartId === null) throw new DomainError('cart-token-required')
      const orderGuid = randomUUID()
      const moment = now()
      const order = await placeOrder(services, transaction, {
        input,
        cartId,
        userId,
        goods: goods && [goods],
        guid: orderGuid,
        accessKeyHash: hashSecret(await orderKeyOf(transaction, orderGuid)),
        pageOrigin: caller.origin,
        buyer,
        visitor,
        quote,
        now: moment,
      })
      const { phone, email } = input.contact
      const person = { userId, phone, email: email || null }
      const form = goods ? 'quick-order' : 'checkout'
      await recordConsent(transaction, { form, purposes: ['personal-data'], person, from: caller, now: moment })
      return order
    }),
  )
  return { guid, number, link: orderLink(guid, await orderKeyOf(db, guid)) }
}

/** Hash of the request data that a repeated request must match. Cart orders and direct orders always differ. */
function hashOf(input: CheckedOrderInput, goods: WantedItem | null): Buffer {
  const quick = goods ? `Quick ${goods.product_id} ${goods.quantity}` : ''
  return createHash('sha256')
    .update(`createOrder${quick} ${JSON.stringify(input)}`)
    .digest()
}
