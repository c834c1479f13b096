import { sql, type Insertable } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { SessionTables } from '../db/sessionTables.ts'

export const insertEmailConfirmation = (db: Queryable, row: Insertable<SessionTables['email_confirmation']>) =>
  db.insertInto('email_confirmation').values(row).execute()

/** Whose the link of a letter is; undefined when it is unknown, used or too old. */
export const findEmailConfirmation = (db: Queryable, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('email_confirmation')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/**
 * Uses the link of a letter up and confirms the e-mail, in the caller's transaction.
 * @returns false when it was used meanwhile, or the user has another e-mail by now
 */
export async function useEmailConfirmation(
  db: Queryable,
  { tokenHash, userId, now }: { tokenHash: Buffer; userId: number; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('email_confirmation')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  if (!used) return false
  const row = await db
    .updateTable('shop_user')
    .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, ${now}::timestamptz)` })
    .where('id', '=', userId)
    .where(sql`lower(email)`, '=', used.email)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteEmailConfirmationsBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('email_confirmation').where('expires_at', '<', moment).execute()
