import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/**
 * Stores the secret of a recovery for the account with this e-mail; for nobody it is the same work and no row.
 * @param email in lower case
 */
export const insertRecovery = (
  db: Queryable,
  { tokenHash, email, now, expiresAt }: { tokenHash: Buffer; email: string; now: Date; expiresAt: Date },
) =>
  db
    .insertInto('password_recovery')
    .columns(['token_hash', 'user_id', 'created_at', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('shop_user')
        .select([
          sql<Buffer>`${tokenHash}::bytea`.as('token_hash'),
          'id as user_id',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where(sql`lower(email)`, '=', email)
        .where((where) =>
          where.or([where('email_confirmed_at', 'is not', null), where('phone_confirmed_at', 'is', null)]),
        ),
    )
    .execute()

/** Uses the secret of a recovery up. @returns whose it was; null when it is unknown, used or too old */
export async function useRecovery(db: Queryable, tokenHash: Buffer, now: Date): Promise<number | null> {
  const row = await db
    .updateTable('password_recovery')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** After one link was used all others of the user are useless. */
export const useAllRecoveries = (db: Queryable, userId: number, now: Date) =>
  db
    .updateTable('password_recovery')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()

export const deleteRecoveriesBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('password_recovery').where('expires_at', '<', moment).execute()
