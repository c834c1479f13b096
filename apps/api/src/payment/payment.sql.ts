import { sql, type Insertable, type Updateable } from 'kysely'
import type { PaymentRow, PaymentTables } from '../db/paymentTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/** States in which the acquirer may still take money. */
export const OPEN = ['creating', 'pending', 'capturing', 'voiding'] as const

export const isOpen = ({ state }: Pick<PaymentRow, 'state'>) => (OPEN as readonly string[]).includes(state)

export const selectPayment = (db: Queryable, guid: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('guid', '=', guid).executeTakeFirst()

/** Locks a payment; the row of its order is locked before. */
export const lockPayment = (db: Queryable, guid: string): Promise<PaymentRow> =>
  db.selectFrom('payment').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirstOrThrow()

export const findPaymentGuid = async (db: Queryable, providerId: string): Promise<string | undefined> =>
  (await db.selectFrom('payment').select('guid').where('provider_id', '=', providerId).executeTakeFirst())?.guid

/** Payments of an order, the newest first. */
export const selectPayments = (db: Queryable, orderGuid: string): Promise<PaymentRow[]> =>
  db.selectFrom('payment').selectAll().where('order_guid', '=', orderGuid).orderBy('created_at', 'desc').execute()

export const findLivePayment = (db: Queryable, orderGuid: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('order_guid', '=', orderGuid)
    .where('state', 'in', OPEN)
    .where('is_replaced', '=', false)
    .executeTakeFirst()

/** Kopecks of an order's payments that are being captured, one of them left out. */
export async function sumCapturing(db: Queryable, orderGuid: string, but: string): Promise<number> {
  const { sum } = await db
    .selectFrom('payment')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('order_guid', '=', orderGuid)
    .where('state', '=', 'capturing')
    .where('guid', '<>', but)
    .executeTakeFirstOrThrow()
  return sum
}

export const insertPayment = (db: Queryable, row: Insertable<PaymentTables['payment']>) =>
  db.insertInto('payment').values(row).execute()

export const updatePayment = (db: Queryable, guid: string, change: Updateable<PaymentTables['payment']>) =>
  db.updateTable('payment').set(change).where('guid', '=', guid).execute()

/** Counts a check, whether the acquirer answered or not. @returns checks so far */
export async function countCheck(db: Queryable, guid: string, at: Date): Promise<number> {
  const row = await db
    .updateTable('payment')
    .set({ checks: sql`least(checks + 1, 1000)`, checked_at: at })
    .where('guid', '=', guid)
    .returning('checks')
    .executeTakeFirst()
  return row?.checks ?? 0
}

/** @returns false for a notice that was noted before */
export async function insertNotice(db: Queryable, event: string, objectId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_event')
    .values({ event, object_id: objectId, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** What is left to do at the acquirer; a restored shop has no jobs for it. */
export async function selectUnfinished(db: Queryable) {
  const [payments, refunds, receipts] = await Promise.all([
    db.selectFrom('payment').select('guid').where('state', 'in', OPEN).execute(),
    db.selectFrom('refund').select('guid').where('state', '=', 'queued').execute(),
    db.selectFrom('receipt').select('guid').where('state', '=', 'queued').where('kind', '=', 'settlement').execute(),
  ])
  return { payments, refunds, receipts }
}
