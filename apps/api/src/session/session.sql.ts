import { sql, type Insertable } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { SessionEndReason, SessionTables } from '../db/sessionTables.ts'

export interface SessionHashes {
  access: Buffer
  /** Null for a visitor without an admin token. */
  admin: Buffer | null
}

/**
 * The user of an active session, with the data that determines his prices. `is_admin` if the admin token belongs to the
 * same session. `is_new` and the wholesale status are those of the organization that he buys for, null without one.
 */
export const findSessionUser = (db: Queryable, { access, admin }: SessionHashes, now: Date) =>
  activeTokens(db, now)
    .innerJoin('shop_user', 'shop_user.id', 'user_session.user_id')
    .leftJoin('organization_member', (join) =>
      join.onRef('organization_member.user_id', '=', 'shop_user.id').on('organization_member.is_active', '=', true),
    )
    .leftJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select(['shop_user.id', 'is_staff', 'staff_role', 'is_new', 'wholesale_type', 'wholesale_level'])
    .select(['user_session.id as session_id', 'last_seen_at', 'session_token.expires_at as access_ends_at'])
    .select((builder) =>
      builder
        .exists(
          builder
            .selectFrom('session_token as admin')
            .select('admin.session_id')
            .where('admin.token_hash', '=', admin ?? Buffer.alloc(0))
            .where('admin.scope', '=', 'admin')
            .where('admin.expires_at', '>', now)
            .whereRef('admin.session_id', '=', 'user_session.id'),
        )
        .as('is_admin'),
    )
    .where('session_token.token_hash', '=', access)
    .where('session_token.scope', '=', 'access')
    .executeTakeFirst()

/** Tokens that still open something, with their sessions. */
const activeTokens = (db: Queryable, now: Date) =>
  db
    .selectFrom('session_token')
    .innerJoin('user_session', 'user_session.id', 'session_token.session_id')
    .where('session_token.expires_at', '>', now)
    .where('user_session.ended_at', 'is', null)

/** Deletes sessions that expired before a moment, and tokens that did. */
export async function deleteSessionsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('user_session').where('expires_at', '<', moment).execute()
  await db.deleteFrom('session_token').where('expires_at', '<', moment).execute()
}

/** The session whose access token this is; undefined when it has ended. */
export const findSession = (db: Queryable, access: Buffer, now: Date) =>
  activeTokens(db, now)
    .select(['user_session.id', 'user_session.user_id'])
    .where('session_token.token_hash', '=', access)
    .where('session_token.scope', '=', 'access')
    .executeTakeFirst()

/** Sessions that have not ended and of which these are tokens of any scope that still open something. */
export const selectSessionsOf = (db: Queryable, tokenHashes: readonly Buffer[], now: Date) =>
  db
    .selectFrom('user_session')
    .select(['id', 'user_id'])
    .where('ended_at', 'is', null)
    .where('id', 'in', (tokens) =>
      tokens
        .selectFrom('session_token')
        .select('session_id')
        .where('token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
        .where('session_token.expires_at', '>', now)
        .where('used_at', 'is', null),
    )
    .execute()

/** @returns id of the new session */
export async function insertSession(db: Queryable, row: Insertable<SessionTables['user_session']>): Promise<string> {
  return (await db.insertInto('user_session').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** The session's row; other rotations and ends of the session wait until the transaction ends. */
export const lockSession = (db: Queryable, id: string) =>
  db
    .selectFrom('user_session')
    .innerJoin('shop_user', 'shop_user.id', 'user_session.user_id')
    .select(['user_id', 'user_session.created_at', 'expires_at', 'ended_at', 'end_reason', 'is_admin', 'is_staff'])
    .where('user_session.id', '=', id)
    .forUpdate('user_session')
    .executeTakeFirst()

export const updateSession = (db: Queryable, id: string, change: { last_seen_at: Date; expires_at?: Date }) =>
  db.updateTable('user_session').set(change).where('id', '=', id).execute()

export interface SessionEnd {
  reason: SessionEndReason
  now: Date
}

export const endSession = (db: Queryable, id: string, { reason, now }: SessionEnd) =>
  db
    .updateTable('user_session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

/** Ends all sessions of a user. @param exceptId one that goes on; null = none does */
export async function endSessionsOf(
  db: Queryable,
  userId: number,
  { reason, now, exceptId }: SessionEnd & { exceptId: string | null },
): Promise<void> {
  const all = db
    .updateTable('user_session')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
  await (exceptId === null ? all : all.where('id', '<>', exceptId)).execute()
}

/** Ends all sessions of a user for a staff member. @returns how many went on until then */
export async function endSessionsByStaff(
  db: Queryable,
  { userId, by, now }: { userId: number; by: number; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('user_session')
    .set({ ended_at: now, end_reason: 'ended-by-staff', ended_by: by })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Sessions of a user that have not ended. */
export const selectSessions = (db: Queryable, userId: number, now: Date) =>
  db
    .selectFrom('user_session')
    .select(['id', 'device', 'ip', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
