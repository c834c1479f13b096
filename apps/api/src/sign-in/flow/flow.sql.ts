import type { Queryable } from '../../db/openDatabase.ts'

interface FlowRow {
  hash: Buffer
  state: object
  now: Date
  expiresAt: Date
}

/** The state of a browser's sign-in; undefined when there is none or it has ended. */
export async function findFlowState(db: Queryable, hash: Buffer, now: Date): Promise<unknown> {
  const row = await db
    .selectFrom('sign_in_flow')
    .select('state')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.state
}

/** The same, locked until the transaction ends. */
export async function lockFlowState(db: Queryable, hash: Buffer): Promise<unknown> {
  const row = await db
    .selectFrom('sign_in_flow')
    .select('state')
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  return row?.state
}

export const insertFlow = (db: Queryable, { hash, state, now, expiresAt }: FlowRow) =>
  db
    .insertInto('sign_in_flow')
    .values({ token_hash: hash, state: JSON.stringify(state), updated_at: now, expires_at: expiresAt })
    .execute()

export const updateFlow = (db: Queryable, { hash, state, now, expiresAt }: FlowRow) =>
  db
    .updateTable('sign_in_flow')
    .set({ state: JSON.stringify(state), updated_at: now, expires_at: expiresAt })
    .where('token_hash', '=', hash)
    .execute()

/** Ends a sign-in; its codes go with it. */
export const deleteFlow = (db: Queryable, hash: Buffer) =>
  db.deleteFrom('sign_in_flow').where('token_hash', '=', hash).execute()

/** Deletes sign-ins that ended before a moment. */
export const deleteFlowsBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('sign_in_flow').where('expires_at', '<', moment).execute()
