import type { Insertable } from 'kysely'
import type { IdentityTables } from '../db/identityTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { SessionTables } from '../db/sessionTables.ts'

export const insertChallenge = (db: Queryable, row: Insertable<IdentityTables['passkey_challenge']>) =>
  db.insertInto('passkey_challenge').values(row).execute()

interface ChallengeOwner {
  browser: Buffer
  /** The user who adds a passkey; null for a sign-in. */
  userId: number | null
}

/** Takes a challenge of this browser, once. @returns whether it was there and its time is not over */
export async function takeChallenge(
  db: Queryable,
  challenge: string,
  { browser, userId }: ChallengeOwner,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('browser_hash', '=', browser)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export const selectPasskeys = (db: Queryable, userId: number) =>
  db
    .selectFrom('passkey')
    .select(['credential_id', 'name', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('credential_id')
    .execute()

/** Locks the passkey until the transaction ends. */
export const lockPasskey = (db: Queryable, id: string) =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', id).forUpdate().executeTakeFirst()

/** @returns false when a passkey with this id exists, whoever has it */
export async function insertPasskey(db: Queryable, row: Insertable<SessionTables['passkey']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const recordPasskeyUse = (db: Queryable, id: string, signCount: number, now: Date) =>
  db.updateTable('passkey').set({ sign_count: signCount, last_used_at: now }).where('credential_id', '=', id).execute()

/** @returns whether the user has such a passkey */
export async function updatePasskeyName(db: Queryable, userId: number, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('user_id', '=', userId)
    .where('credential_id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** @returns what the user called it; null when he had no such passkey */
export async function deletePasskeyRow(db: Queryable, userId: number, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('credential_id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}
