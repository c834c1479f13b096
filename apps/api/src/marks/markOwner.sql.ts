import type { Queryable } from '../db/openDatabase.ts'

/** Whose marks they are: a user's, or a guest's by the hash of his token. */
export type MarkOwnerKey = { userId: number } | { tokenHash: Buffer }

export async function findOwnerId(db: Queryable, key: MarkOwnerKey): Promise<number | null> {
  const owners = db.selectFrom('mark_owner').select('id')
  const own =
    'userId' in key ? owners.where('user_id', '=', key.userId) : owners.where('token_hash', '=', key.tokenHash)
  return (await own.executeTakeFirst())?.id ?? null
}

/** Keeps other changes of the same marks waiting until the transaction ends. @returns false when they are gone */
export async function lockOwner(db: Queryable, ownerId: number): Promise<boolean> {
  const own = db.selectFrom('mark_owner').select('id').where('id', '=', ownerId)
  return (await own.forUpdate().executeTakeFirst()) !== undefined
}

/** The same for an owner who is there afterwards in any case. @returns his id */
export async function putOwner(db: Queryable, key: MarkOwnerKey, now: Date): Promise<number> {
  const ids = 'userId' in key ? { user_id: key.userId } : { token_hash: key.tokenHash }
  const { id } = await db
    .insertInto('mark_owner')
    .values({ user_id: null, token_hash: null, ...ids, created_at: now, updated_at: now })
    // An update locks the row that is there.
    .onConflict((conflict) =>
      conflict.column('userId' in key ? 'user_id' : 'token_hash').doUpdateSet({ updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const touchOwner = (db: Queryable, ownerId: number, now: Date) =>
  db.updateTable('mark_owner').set({ updated_at: now }).where('id', '=', ownerId).execute()

export const deleteOwner = (db: Queryable, ownerId: number) =>
  db.deleteFrom('mark_owner').where('id', '=', ownerId).execute()

/** Forgets what guests marked and have not changed since a moment; their cookies have ended by then. */
export const deleteGuestMarksBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('mark_owner').where('user_id', 'is', null).where('updated_at', '<', moment).execute()
