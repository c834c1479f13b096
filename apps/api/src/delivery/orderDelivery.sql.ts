import { sql } from 'kysely'
import type { NewOrderDelivery } from '../db/deliveryTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/**
 * Takes a place of an interval on a day, if one is left: one statement, so that two orders never take the same.
 * @returns false when it is full
 */
export async function takePlace(db: Queryable, intervalId: number, date: string): Promise<boolean> {
  const { rows } = await sql`
    insert into courier_booking as booking (interval_id, date, taken)
    select id, ${date}::date, 1 from courier_interval where id = ${intervalId} and capacity > 0
    on conflict (interval_id, date) do update set taken = booking.taken + 1
      where booking.taken < (select capacity from courier_interval where id = booking.interval_id)
    returning taken`.execute(db)
  return rows.length > 0
}

/** Gives back the place that an order holds. Doing it again changes nothing. */
export async function givePlaceBack(db: Queryable, orderGuid: string): Promise<void> {
  await sql`
    with given as (
      update order_delivery set is_booked = false where order_guid = ${orderGuid} and is_booked returning interval_id
    )
    update courier_booking booking set taken = taken - 1
    from given, customer_order o
    where o.guid = ${orderGuid} and booking.interval_id = given.interval_id and booking.date = o.delivery_date
      and taken > 0`.execute(db)
}

export const insertOrderDelivery = (db: Queryable, row: NewOrderDelivery) =>
  db.insertInto('order_delivery').values(row).execute()

/** What an order keeps of its delivery; undefined for one that is fetched. Hours as `18:00`. */
export const findOrderDelivery = (db: Queryable, orderGuid: string) =>
  db
    .selectFrom('order_delivery')
    .selectAll()
    .select([
      sql<string | null>`to_char(starts_at, 'HH24:MI')`.as('start'),
      sql<string | null>`to_char(ends_at, 'HH24:MI')`.as('end'),
    ])
    .where('order_guid', '=', orderGuid)
    .executeTakeFirst()

/** An order whose place was given back and that has an interval. */
export const findLostPlace = (db: Queryable, orderGuid: string) =>
  db
    .selectFrom('order_delivery')
    .innerJoin('customer_order', 'customer_order.guid', 'order_delivery.order_guid')
    .select(['order_delivery.interval_id', 'customer_order.delivery_date'])
    .where('order_delivery.order_guid', '=', orderGuid)
    .where('order_delivery.is_booked', '=', false)
    .where('order_delivery.starts_at', 'is not', null)
    .executeTakeFirst()

export const markBooked = (db: Queryable, orderGuid: string) =>
  db.updateTable('order_delivery').set({ is_booked: true }).where('order_guid', '=', orderGuid).execute()
