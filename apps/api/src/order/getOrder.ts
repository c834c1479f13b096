import { productAddress } from '@verstak/contracts/address'
import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { getOrder as endpoint, Order } from '@verstak/contracts/order'
import { findCartId, type CartKey } from '../cart/cart.sql.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import { pictureOf } from '../product/pictureOf.ts'
import { dayTextOf } from '../region/handoverDays.ts'
import { fitsHash } from '../secret.ts'
import type { Services } from '../services.ts'
import { selectOrder, selectOrderLines } from './order.sql.ts'

/**
 * A placed order, for the visitor who placed it and for anyone with its link.
 * @param carts the caller's: a user's, and that of his browser, from which he ordered as a guest
 * @throws DomainError `not-found`, the same whether the order does not exist or is not the caller's
 */
export async function getOrder(
  { db, now }: Services,
  { guid, key }: EndpointQuery<typeof endpoint>,
  carts: readonly CartKey[],
): Promise<Order> {
  const order = await selectOrder(db, guid)
  const isOwn =
    order !== undefined &&
    ((key !== undefined && fitsHash(key, order.access_key_hash)) || (await isOfCarts(db, order.cart_id, carts)))
  if (!isOwn) throw notFound('guid', `There is no order ${guid} for this visitor.`)
  const lines = await selectOrderLines(db, guid)
  return {
    guid: order.guid,
    number: String(order.number),
    createdAt: order.created_at.toISOString(),
    status: order.status,
    contactName: order.contact_name,
    phone: order.phone,
    delivery: {
      type: order.delivery_type,
      address: order.address,
      date: order.delivery_date,
      dateText: dayTextOf(order.delivery_date, order.time_zone, now()),
      price: order.delivery_price,
    },
    payment: order.payment,
    lines: lines.map((line) => ({
      productId: line.product_id,
      name: line.name,
      link: productAddress(line.slug, line.product_id),
      image: pictureOf(line.picture),
      productCode: line.sku,
      quantity: line.quantity,
      price: line.price,
      ...(line.discount > 0 && { discount: line.discount }),
      ...(line.is_gift && { isGift: true }),
    })),
    ...(order.promo_code !== null && { promo: { code: order.promo_code, discount: order.promo_discount } }),
    sum: order.sum,
  }
}

async function isOfCarts(db: Queryable, cartId: string, carts: readonly CartKey[]): Promise<boolean> {
  const ids = await Promise.all(carts.map((cart) => findCartId(db, cart)))
  return ids.includes(cartId)
}
