import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Notes that a user has signed in in a browser. @returns whether he never did so there before */
export async function putKnownDevice(
  db: Queryable,
  { userId, tokenHash, now }: { userId: number; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('known_device')
    .values({ user_id: userId, token_hash: tokenHash, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_seen_at: now }))
    // Zero in a row that was inserted.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  return row.is_new
}

/** Deletes devices on which nobody has signed in since a moment. */
export const deleteKnownDevicesBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('known_device').where('last_seen_at', '<', moment).execute()
