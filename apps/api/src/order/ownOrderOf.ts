import { findCartId, type CartKey } from '../cart/cart.sql.ts'
import { notFound } from '../DomainError.ts'
import { fitsHash } from '../secret.ts'
import type { Services } from '../services.ts'
import { selectOrder } from './order.sql.ts'
import { isReaderOf } from './orderReader.sql.ts'

/** What a caller may own orders by. */
export interface OrderOwner {
  userId: number | null
  /** A user's cart, and that of his browser, from which he ordered as a guest. */
  carts: readonly CartKey[]
}

export interface OrderName {
  guid: string
  /** Of the order's link. */
  key?: string | undefined
}

export type OwnOrder = NonNullable<Awaited<ReturnType<typeof selectOrder>>>

/**
 * An order for the visitor who placed it, for members of the organization that buys (`isReaderOf`), and for anyone with its
 * link.
 * @throws DomainError `not-found`, the same whether the order does not exist or is not the caller's
 */
export async function ownOrderOf(
  { db }: Pick<Services, 'db'>,
  { guid, key }: OrderName,
  { userId, carts }: OrderOwner,
): Promise<OwnOrder> {
  const order = await selectOrder(db, guid)
  const refusal = () => notFound('guid', `There is no order ${guid} for this visitor.`)
  if (!order) throw refusal()
  if (key !== undefined && fitsHash(key, order.access_key_hash)) return order
  if (userId !== null && (await isReaderOf(db, order, userId))) return order
  // Carts stay with who filled them; an organization's orders do not.
  if (order.organization_id !== null) throw refusal()
  const ids = await Promise.all(carts.map((cart) => findCartId(db, cart)))
  if (!ids.includes(order.cart_id)) throw refusal()
  return order
}
