import type { RefusedReturn } from '@verstak/contracts/orderReturn'
import type { Queryable } from '../db/openDatabase.ts'

/** How long a refused form is kept. */
const KEPT_MS = 3600_000

const kept = (now: Date) => new Date(now.getTime() - KEPT_MS)

/** Whose request of which order; without a user that of guests. */
export interface ReturnSender {
  orderGuid: string
  userId: number | null
}

const ofSender = ({ orderGuid, userId }: ReturnSender) => ({ order_guid: orderGuid, user_id: userId ?? 0 })

/** Keeps the last refusal of a sender, and forgets old ones of all orders. */
export async function putRefusedReturn(db: Queryable, sender: ReturnSender, form: RefusedReturn, now: Date) {
  await db.deleteFrom('refused_return').where('created_at', '<', kept(now)).execute()
  const row = { form: JSON.stringify(form), created_at: now }
  await db
    .insertInto('refused_return')
    .values({ ...ofSender(sender), ...row })
    .onConflict((conflict) => conflict.columns(['order_guid', 'user_id']).doUpdateSet(row))
    .execute()
}

export async function findRefusedReturn(
  db: Queryable,
  sender: ReturnSender,
  now: Date,
): Promise<RefusedReturn | undefined> {
  const { order_guid, user_id } = ofSender(sender)
  const row = await db
    .selectFrom('refused_return')
    .select('form')
    .where('order_guid', '=', order_guid)
    .where('user_id', '=', user_id)
    .where('created_at', '>=', kept(now))
    .executeTakeFirst()
  return row?.form
}

export async function deleteRefusedReturn(db: Queryable, sender: ReturnSender): Promise<void> {
  const { order_guid, user_id } = ofSender(sender)
  await db.deleteFrom('refused_return').where('order_guid', '=', order_guid).where('user_id', '=', user_id).execute()
}
