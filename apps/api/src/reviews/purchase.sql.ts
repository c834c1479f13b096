import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** An order that brought somebody a product which he has not given back. */
export interface ReviewedPurchase {
  number: number
  received_at: Date
}

/** The last one of a user, or of the e-mail of a guest; undefined when there is none. */
export async function findPurchase(
  db: Queryable,
  by: { userId: number } | { email: string },
  productId: number,
): Promise<ReviewedPurchase | undefined> {
  const owner = 'userId' in by ? sql`o.user_id = ${by.userId}` : sql`lower(o.email) = lower(${by.email})`
  const { rows } = await sql<ReviewedPurchase>`
    select o.number, o.handed_over_at as received_at
    from order_line line join customer_order o on o.guid = line.order_guid
    where line.product_id = ${productId} and ${owner} and o.handed_over_at is not null and line.returned < line.quantity
    order by o.handed_over_at desc limit 1`.execute(db)
  return rows[0]
}

/** A product that a user got and has not reviewed. */
export interface UnreviewedPurchase {
  product_id: number
  name: string
  slug: string
  picture: string
}

/** Of one order, or of all that were received between two moments; the last received first. */
export async function selectUnreviewed(
  db: Queryable,
  userId: number,
  which: { orderGuid: string } | { from: Date; to: Date },
  limit: number,
): Promise<UnreviewedPurchase[]> {
  const orders =
    'orderGuid' in which
      ? sql`o.guid = ${which.orderGuid}::uuid`
      : sql`o.handed_over_at between ${which.from} and ${which.to}`
  const { rows } = await sql<UnreviewedPurchase>`
    select p.id as product_id, p.name, p.slug, p.picture
    from customer_order o join order_line line on line.order_guid = o.guid
      join product p on p.id = line.product_id and p.is_active
    where o.user_id = ${userId} and o.handed_over_at is not null and ${orders} and line.returned < line.quantity
      and not exists (select from review r where r.user_id = ${userId} and r.product_id = p.id)
    group by p.id order by max(o.handed_over_at) desc, p.id limit ${limit}`.execute(db)
  return rows
}
