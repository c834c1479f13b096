import type { Queryable } from '../db/openDatabase.ts'

/** A request that may arrive more than once; all but `key` are hashes. */
export interface KeyedRequest {
  /** Whose key it is: SHA-256 of the cart token. */
  owner: Buffer
  key: string
  /** SHA-256 of the endpoint and the body. */
  requestHash: Buffer
}

/**
 * Takes the key for the open transaction. Waits while another transaction holds it.
 * @returns false when the key was taken before
 */
export async function insertKey(db: Queryable, { owner, key, requestHash }: KeyedRequest): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_key')
    .values({ owner, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export const selectKey = (db: Queryable, { owner, key }: KeyedRequest) =>
  db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

export const updateAnswer = (db: Queryable, { owner, key }: KeyedRequest, answer: unknown) =>
  db
    .updateTable('idempotency_key')
    .set({ status: 200, response: JSON.stringify(answer) })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()

/** Forgets keys made before a moment. @returns how many */
export async function deleteKeysBefore(db: Queryable, moment: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('idempotency_key').where('created_at', '<', moment).executeTakeFirst()
  return Number(numDeletedRows)
}
