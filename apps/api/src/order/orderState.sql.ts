import type { OrderState } from '@verstak/contracts/order'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Actor } from './actor.ts'

/** Locks an order until the transaction ends. The order's row is the first lock of whoever changes it. */
export const lockOrder = (db: Queryable, guid: string): Promise<OrderRow | undefined> =>
  db.selectFrom('customer_order').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst()

/** Sets the state, and the time of those steps that the law or money counts from. */
export async function updateOrderState(db: Queryable, guid: string, to: OrderState, at: Date): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({
      status: to,
      ...(to === 'paid' && { paid_at: at }),
      ...(to === 'handed-over' && { handed_over_at: at }),
    })
    .where('guid', '=', guid)
    .execute()
}

export interface NewOrderEvent {
  orderGuid: string
  /** Null: it was placed. */
  from: OrderState | null
  to: OrderState
  by: Actor
  reason: string
  at: Date
}

/** @returns the event's id */
export async function insertOrderEvent(db: Queryable, event: NewOrderEvent): Promise<number> {
  const { orderGuid, from, to, by, reason, at } = event
  const row = { order_guid: orderGuid, from_state: from, to_state: to, reason, at }
  const { id } = await db
    .insertInto('order_event')
    .values({ ...row, actor_kind: by.kind, actor_id: by.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The journal, the oldest first. */
export const selectOrderEvents = (db: Queryable, orderGuid: string) =>
  db
    .selectFrom('order_event')
    .select(['id', 'from_state', 'to_state', 'actor_kind', 'actor_id', 'reason', 'at'])
    .where('order_guid', '=', orderGuid)
    .orderBy('id')
    .execute()

/** A step with its order, as far as the shopper is told of it. */
export const selectStep = (db: Queryable, eventId: number) =>
  db
    .selectFrom('order_event')
    .innerJoin('customer_order', 'customer_order.guid', 'order_event.order_guid')
    .innerJoin('region', 'region.id', 'customer_order.region_id')
    .selectAll('customer_order')
    .select(['order_event.to_state', 'order_event.reason', 'order_event.actor_kind', 'region.time_zone'])
    .where('order_event.id', '=', eventId)
    .executeTakeFirst()

/** Guids of unpaid orders whose time was over at `now`. */
export async function selectOverdueOrders(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('guid')
    .where('status', '=', 'awaiting-payment')
    .where('payment_due_at', '<=', now)
    .orderBy('payment_due_at')
    .limit(limit)
    .execute()
  return rows.map(({ guid }) => guid)
}
