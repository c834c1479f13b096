import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { NewOrder, NewOrderLine, NewOrderLineStock } from '../db/orderTables.ts'
import { ACTIVE_STATES } from './orderTransitions.ts'

export interface HeldStock {
  product_id: number
  office_id: number
  quantity: number
}

/** Current region with its offices. Orders read it from the tables, because the index may be stale. Sums in kopecks. */
export async function selectRegion(db: Queryable, regionId: number) {
  const region = await db
    .selectFrom('region')
    .select(['id', 'name', 'time_zone', 'courier_price', 'courier_cut_off', 'courier_weekdays'])
    .where('id', '=', regionId)
    .executeTakeFirst()
  const offices = await db
    .selectFrom('office')
    .select(['id', 'name', 'address'])
    .where('region_id', '=', regionId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
  return region && { ...region, offices }
}

/**
 * Locks the stock of the products in the offices until the transaction ends, and reads it. The lock order is fixed to
 * prevent deadlocks.
 */
export async function lockStock(db: Queryable, productIds: number[], officeIds: number[]): Promise<HeldStock[]> {
  const { rows } = await sql<HeldStock>`
    select product_id, office_id, quantity from stock
    where product_id = any(${productIds}::int[]) and office_id = any(${officeIds}::int[])
    order by product_id, office_id
    for update`.execute(db)
  return rows
}

/** Subtracts pieces from locked rows. */
export async function takeStock(db: Queryable, taken: HeldStock[]): Promise<void> {
  await sql`
    update stock set quantity = stock.quantity - taken.quantity
    from unnest(
      ${taken.map(({ product_id }) => product_id)}::int[],
      ${taken.map(({ office_id }) => office_id)}::int[],
      ${taken.map(({ quantity }) => quantity)}::int[]
    ) as taken (product_id, office_id, quantity)
    where stock.product_id = taken.product_id and stock.office_id = taken.office_id`.execute(db)
}

/** @returns the order's number */
export async function insertOrder(
  db: Queryable,
  order: NewOrder,
  lines: NewOrderLine[],
  lineStock: NewOrderLineStock[],
): Promise<number> {
  const { number } = await db.insertInto('customer_order').values(order).returning('number').executeTakeFirstOrThrow()
  await db.insertInto('order_line').values(lines).execute()
  await copyProductFlags(db, order.guid)
  await db.insertInto('order_line_stock').values(lineStock).execute()
  return number
}

/** Keeps with the lines what decides about their assembly and return, as the products are now. */
async function copyProductFlags(db: Queryable, orderGuid: string): Promise<void> {
  await sql`
    update order_line set is_cut_to_length = product.is_cut_to_length, is_marked = product.is_marked
    from product
    where order_line.order_guid = ${orderGuid} and product.id = order_line.product_id
      and (product.is_cut_to_length or product.is_marked)`.execute(db)
}

export const selectOrder = (db: Queryable, guid: string) =>
  db
    .selectFrom('customer_order')
    .innerJoin('region', 'region.id', 'customer_order.region_id')
    .selectAll('customer_order')
    .select('region.time_zone')
    .where('customer_order.guid', '=', guid)
    .executeTakeFirst()

/** Lines with the current picture and slug of the product; prices in kopecks. */
export const selectOrderLines = (db: Queryable, guid: string) =>
  db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select([
      'order_line.product_id',
      'order_line.name',
      'order_line.sku',
      'order_line.quantity',
      'order_line.price',
      'order_line.discount',
      'order_line.is_gift',
      'order_line.position',
      'order_line.is_cut_to_length',
      'order_line.is_marked',
      'order_line.returned',
      'product.slug',
      'product.picture',
    ])
    .where('order_line.order_guid', '=', guid)
    .orderBy('order_line.position')
    .execute()

export async function selectTimeZone(db: Queryable, regionId: number): Promise<string> {
  const region = db.selectFrom('region').select('time_zone').where('id', '=', regionId)
  return (await region.executeTakeFirstOrThrow()).time_zone
}

export async function countActiveOrders(db: Queryable, cartId: string): Promise<number> {
  const { count } = await db
    .selectFrom('customer_order')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('cart_id', '=', cartId)
    .where('status', 'in', ACTIVE_STATES)
    .executeTakeFirstOrThrow()
  return count
}
