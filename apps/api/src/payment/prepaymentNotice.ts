import type { PrepaymentPayload } from '@verstak/contracts/notification'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { pictureOf } from '../product/pictureOf.ts'

const NAME = 'prepaymentRequired'

/**
 * Has a user told on his pages that an order waits for its money, with the picture of its first product. Called once the
 * order's lines are there.
 */
export async function notifyPrepayment(
  transaction: Queryable,
  { userId, guid, dueAt }: { userId: number; guid: string; dueAt: Date },
): Promise<void> {
  const lines = await transaction
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select('product.picture')
    .where('order_guid', '=', guid)
    .orderBy('position')
    .execute()
  const [first] = lines
  if (!first) return
  const payload: PrepaymentPayload = {
    guid,
    image: pictureOf(first.picture),
    quantity: lines.length,
    paymentExpirationTime: dueAt.toISOString(),
  }
  await transaction
    .insertInto('user_notification')
    .values({ user_id: userId, name: NAME, payload: JSON.stringify(payload) })
    .execute()
}

/** Nothing waits for money any more: the user is not told again. */
export const endPrepayment = (
  transaction: Queryable,
  { userId, guid, at }: { userId: number; guid: string; at: Date },
) =>
  transaction
    .updateTable('user_notification')
    .set({ viewed_at: at })
    .where('user_id', '=', userId)
    .where('name', '=', NAME)
    .where('viewed_at', 'is', null)
    .where(sql<string>`payload ->> 'guid'`, '=', guid)
    .execute()
