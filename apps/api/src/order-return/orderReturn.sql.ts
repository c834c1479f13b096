import type { ReturnState, ReturnWish } from '@verstak/contracts/orderReturn'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { OrderReturnRow } from '../db/orderTables.ts'

export interface NewReturn extends Omit<ReturnWish, 'photos'> {
  guid: string
  orderGuid: string
  requestedAt: Date
  requestedBy: number | null
  refundDueAt: Date
}

export async function insertReturn(db: Queryable, wish: NewReturn): Promise<void> {
  await db
    .insertInto('order_return')
    .values({
      guid: wish.guid,
      order_guid: wish.orderGuid,
      reason: wish.reason,
      comment: wish.comment,
      requested_at: wish.requestedAt,
      requested_by: wish.requestedBy,
      refund_due_at: wish.refundDueAt,
    })
    .execute()
  const lines = wish.lines.map((line) => ({ return_guid: wish.guid, order_guid: wish.orderGuid, ...line }))
  await db.insertInto('order_return_line').values(lines).execute()
}

/** Requests of an order, the oldest first. */
export const selectReturnsOf = (db: Queryable, orderGuid: string): Promise<OrderReturnRow[]> =>
  db
    .selectFrom('order_return')
    .selectAll()
    .where('order_guid', '=', orderGuid)
    .orderBy('requested_at')
    .orderBy('guid')
    .execute()

/** Lines of requests with what the goods are called. */
export async function selectReturnLines(db: Queryable, returnGuids: readonly string[]) {
  if (returnGuids.length === 0) return []
  return db
    .selectFrom('order_return_line as wanted')
    .innerJoin('order_line as line', (join) =>
      join.onRef('line.order_guid', '=', 'wanted.order_guid').onRef('line.position', '=', 'wanted.position'),
    )
    .select(['wanted.return_guid', 'wanted.position', 'wanted.quantity', 'wanted.approved', 'wanted.amount'])
    .select('line.name')
    .where('wanted.return_guid', 'in', returnGuids)
    .orderBy('wanted.position')
    .execute()
}
export type ReturnLineRow = Awaited<ReturnType<typeof selectReturnLines>>[number]

/** Lines of an order with the pieces that were taken back and those of requests that wait. */
export async function selectReturnLinesOf(db: Queryable, orderGuid: string) {
  return db
    .selectFrom('order_line as line')
    .select(['position', 'product_id', 'quantity', 'price', 'discount', 'is_gift', 'is_cut_to_length', 'returned'])
    .select(
      sql<number>`(select coalesce(sum(wanted.quantity), 0)::int from order_return_line wanted
        join order_return request on request.guid = wanted.return_guid and request.state = 'requested'
        where wanted.order_guid = line.order_guid and wanted.position = line.position)`.as('requested'),
    )
    .where('order_guid', '=', orderGuid)
    .orderBy('position')
    .execute()
}

export const selectReturn = (db: Queryable, guid: string): Promise<OrderReturnRow | undefined> =>
  db.selectFrom('order_return').selectAll().where('guid', '=', guid).executeTakeFirst()

export interface ReturnDecision {
  guid: string
  state: ReturnState
  decidedAt: Date
  decidedBy: number | null
  answer: string
  /** Kopecks, the delivery included. */
  amount: number
  deliveryAmount: number
  lines: { position: number; approved: number; isSellable: boolean; amount: number }[]
}

/** Writes what was decided, and adds the pieces to those that were taken back. */
export async function updateDecision(db: Queryable, orderGuid: string, decision: ReturnDecision): Promise<void> {
  const { guid, lines } = decision
  await db
    .updateTable('order_return')
    .set({
      state: decision.state,
      decided_at: decision.decidedAt,
      decided_by: decision.decidedBy,
      answer: decision.answer,
      amount: decision.amount,
      delivery_amount: decision.deliveryAmount,
    })
    .where('guid', '=', guid)
    .execute()
  for (const { position, approved, isSellable, amount } of lines) {
    await db
      .updateTable('order_return_line')
      .set({ approved, is_sellable: isSellable, amount })
      .where('return_guid', '=', guid)
      .where('position', '=', position)
      .execute()
    await db
      .updateTable('order_line')
      .set({ returned: sql<number>`returned + ${approved}` })
      .where('order_guid', '=', orderGuid)
      .where('position', '=', position)
      .execute()
  }
}

/** Notes when the money of a return went back. @returns false when that was noted before */
export async function updateRefunded(db: Queryable, guid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_return')
    .set({ refunded_at: at })
    .where('guid', '=', guid)
    .where('state', '=', 'approved')
    .where('refunded_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Requests of all orders, those whose money is due first, and how many there are. */
export async function selectReturnPage(
  db: Queryable,
  state: ReturnState,
  { limit, offset }: { limit: number; offset: number },
) {
  const all = db.selectFrom('order_return').where('order_return.state', '=', state)
  const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .innerJoin('customer_order', 'customer_order.guid', 'order_return.order_guid')
    .selectAll('order_return')
    .select('customer_order.number')
    .orderBy('order_return.refund_due_at', state === 'requested' ? 'asc' : 'desc')
    .orderBy('order_return.guid')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}
