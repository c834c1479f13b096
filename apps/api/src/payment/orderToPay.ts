import { findCartId, type CartKey } from '../cart/cart.sql.ts'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import { fitsHash } from '../secret.ts'

/** Who asks for the payment of an order. */
export interface PayerRights {
  guid: string
  /** Of the order's signed link. */
  key?: string | undefined
  /** The caller's: a user's, and that of his browser. */
  carts: readonly CartKey[]
}

/**
 * The order that a caller may pay: his own, or that of the link.
 * @throws DomainError `not-found`, the same whether the order does not exist or is not the caller's
 */
export async function orderToPay(db: Queryable, { guid, key, carts }: PayerRights): Promise<OrderRow> {
  const order = await db.selectFrom('customer_order').selectAll().where('guid', '=', guid).executeTakeFirst()
  const refusal = notFound('guid', `There is no order ${guid} for this visitor.`)
  if (!order) throw refusal
  if (key !== undefined && fitsHash(key, order.access_key_hash)) return order
  const ids = await Promise.all(carts.map((cart) => findCartId(db, cart)))
  if (!ids.includes(order.cart_id)) throw refusal
  return order
}
