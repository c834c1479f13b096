import type { Insertable } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { SessionTables } from '../db/sessionTables.ts'

export const insertToken = (db: Queryable, row: Insertable<SessionTables['session_token']>) =>
  db.insertInto('session_token').values(row).execute()

/** A refresh token, used or not, expired or not. */
export const findRefreshToken = (db: Queryable, hash: Buffer) =>
  db
    .selectFrom('session_token')
    .select(['session_id', 'expires_at', 'used_at', 'successor_salt'])
    .where('token_hash', '=', hash)
    .where('scope', '=', 'refresh')
    .executeTakeFirst()

/** Marks a refresh token as exchanged. */
export const useToken = (db: Queryable, hash: Buffer, { now, salt }: { now: Date; salt: Buffer }) =>
  db.updateTable('session_token').set({ used_at: now, successor_salt: salt }).where('token_hash', '=', hash).execute()

/** Access and admin tokens of a session open nothing after a moment. */
export const expireTokens = (db: Queryable, sessionId: string, moment: Date) =>
  db
    .updateTable('session_token')
    .set({ expires_at: moment })
    .where('session_id', '=', sessionId)
    .where('scope', '<>', 'refresh')
    .where('expires_at', '>', moment)
    .execute()
