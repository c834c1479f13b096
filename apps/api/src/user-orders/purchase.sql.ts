import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** A product that a user has got, with the last order that had it. */
export interface PurchaseRow {
  product_id: number
  product_guid: string
  sku: string
  name: string
  slug: string
  picture: string
  order_guid: string
  order_number: number
  received_at: Date
  /** Of all such products. */
  total: number
}

/** Products of the user's own orders that he has, has not reviewed, and that are sold still, the last one received first. */
export async function selectPurchases(
  db: Queryable,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    with last as (
      select distinct on (line.product_id) line.product_id, o.guid as order_guid, o.number as order_number,
        o.handed_over_at as received_at
      from customer_order o join order_line line on line.order_guid = o.guid
      where o.user_id = ${userId} and o.handed_over_at is not null and line.returned < line.quantity
        and not exists (select from review r where r.user_id = ${userId} and r.product_id = line.product_id)
      order by line.product_id, o.handed_over_at desc, o.number desc
    )
    select last.*, product.guid as product_guid, product.sku, product.name, product.slug, product.picture,
      count(*) over ()::int as total
    from last join product on product.id = last.product_id and product.is_active
    order by last.received_at desc, last.product_id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
