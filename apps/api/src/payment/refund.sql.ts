import { sql, type Insertable, type Updateable } from 'kysely'
import type { PaymentTables, RefundRow } from '../db/paymentTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/** Payments of an order that brought money, with what of it is neither given back nor on its way back. */
export async function selectRefundable(db: Queryable, orderGuid: string) {
  const { rows } = await sql<{ guid: string; left: number }>`
    select p.guid, coalesce(p.received_amount, p.amount) - coalesce(
      (select sum(r.amount) from refund r where r.payment_guid = p.guid and r.state <> 'failed'), 0)::bigint as left
    from payment p where p.order_guid = ${orderGuid} and p.state = 'succeeded'
    order by p.created_at desc, p.guid`.execute(db)
  return rows
}

/** Kopecks that are on their way back to the shopper. */
export async function sumQueuedRefunds(db: Queryable, orderGuid: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('order_guid', '=', orderGuid)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow()
  return sum
}

/** @returns false where there is one for that payment, reason and document */
export async function insertRefund(db: Queryable, row: Insertable<PaymentTables['refund']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('refund')
    .values(row)
    .onConflict((conflict) => conflict.columns(['payment_guid', 'reason', 'document_id']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export const selectRefund = (db: Queryable, guid: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refund').selectAll().where('guid', '=', guid).executeTakeFirst()

export const selectRefunds = (db: Queryable, orderGuid: string): Promise<RefundRow[]> =>
  db.selectFrom('refund').selectAll().where('order_guid', '=', orderGuid).orderBy('created_at').execute()

export const lockRefund = (db: Queryable, guid: string): Promise<RefundRow> =>
  db.selectFrom('refund').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirstOrThrow()

export const updateRefund = (db: Queryable, guid: string, change: Updateable<PaymentTables['refund']>) =>
  db.updateTable('refund').set(change).where('guid', '=', guid).execute()
