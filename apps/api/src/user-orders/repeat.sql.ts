import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** A product of an order that is repeated. Kopecks. */
export interface RepeatedProduct {
  product_guid: string
  /** Its present code. */
  sku: string
  /** As ordered. */
  name: string
  slug: string
  product_id: number
  quantity: number
  /** Of one piece, the dearest where the order has it twice. */
  price: number
}

/** Products of an order in its order, without gifts: these belong to a promo code. */
export async function selectRepeated(db: Queryable, orderGuid: string): Promise<RepeatedProduct[]> {
  const { rows } = await sql<RepeatedProduct>`
    select product.guid as product_guid, product.sku, min(line.name) as name, product.slug, product.id as product_id,
      sum(line.quantity)::int as quantity, max(line.price) as price
    from order_line line join product on product.id = line.product_id
    where line.order_guid = ${orderGuid} and not line.is_gift
    group by product.id
    order by min(line.position)`.execute(db)
  return rows
}
