import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Key of an owner of marks: a user, or a guest by the hash of his token. */
export type MarkOwnerKey = { userId: number } | { tokenHash: Buffer }

/** After the one before, and by the clock, so that it grows also when a guest's marks become a user's. */
const nextRevision = sql<number>`greatest(mark_owner.revision + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`

export async function findOwnerId(db: Queryable, key: MarkOwnerKey): Promise<number | null> {
  const owners = db.selectFrom('mark_owner').select('id')
  const own =
    'userId' in key ? owners.where('user_id', '=', key.userId) : owners.where('token_hash', '=', key.tokenHash)
  return (await own.executeTakeFirst())?.id ?? null
}

/** Locks the marks until the transaction ends. @returns false when they no longer exist */
export async function lockOwner(db: Queryable, ownerId: number): Promise<boolean> {
  const own = db.selectFrom('mark_owner').select('id').where('id', '=', ownerId)
  return (await own.forUpdate().executeTakeFirst()) !== undefined
}

/** Like `lockOwner`, but creates a missing owner. @returns the owner's id */
export async function putOwner(db: Queryable, key: MarkOwnerKey, now: Date): Promise<number> {
  const ids = 'userId' in key ? { user_id: key.userId } : { token_hash: key.tokenHash }
  const { id } = await db
    .insertInto('mark_owner')
    .values({ user_id: null, token_hash: null, ...ids, created_at: now, updated_at: now })
    // The update locks an existing row.
    .onConflict((conflict) =>
      conflict
        .column('userId' in key ? 'user_id' : 'token_hash')
        .doUpdateSet({ updated_at: now, revision: nextRevision }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const touchOwner = (db: Queryable, ownerId: number, now: Date) =>
  db.updateTable('mark_owner').set({ updated_at: now, revision: nextRevision }).where('id', '=', ownerId).execute()

export const deleteOwner = (db: Queryable, ownerId: number) =>
  db.deleteFrom('mark_owner').where('id', '=', ownerId).execute()

/** Deletes guest marks that have not changed since a moment; their cookies have expired. */
export const deleteGuestMarksBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('mark_owner').where('user_id', 'is', null).where('updated_at', '<', moment).execute()
