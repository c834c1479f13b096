import type { Insertable } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { SessionTables } from '../db/sessionTables.ts'

export interface SessionHashes {
  access: Buffer
  /** Null for a visitor without an admin token. */
  admin: Buffer | null
}

/**
 * The user of an active session, with the data that determines his prices. `is_admin` if the admin token belongs to the
 * same user. `is_new` and the wholesale status are those of the organization that he buys for, null without one.
 */
export const findSessionUser = (db: Queryable, { access, admin }: SessionHashes, now: Date) =>
  activeTokens(db, now)
    .innerJoin('shop_user', 'shop_user.id', 'user_session.user_id')
    .leftJoin('organization_member', (join) =>
      join.onRef('organization_member.user_id', '=', 'shop_user.id').on('organization_member.is_active', '=', true),
    )
    .leftJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select(['shop_user.id', 'is_staff', 'is_new', 'wholesale_type', 'wholesale_level'])
    .select((builder) =>
      builder
        .exists(
          builder
            .selectFrom('session_token as admin')
            .innerJoin('user_session as staff', 'staff.id', 'admin.session_id')
            .select('staff.user_id')
            .where('admin.token_hash', '=', admin ?? Buffer.alloc(0))
            .where('admin.scope', '=', 'admin')
            .where('admin.expires_at', '>', now)
            .where('staff.ended_at', 'is', null)
            .whereRef('staff.user_id', '=', 'shop_user.id'),
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

/** The user whose access token this is; null when the session has ended. */
export async function findUserId(db: Queryable, access: Buffer, now: Date): Promise<number | null> {
  const session = await activeTokens(db, now)
    .select('user_session.user_id')
    .where('session_token.token_hash', '=', access)
    .where('session_token.scope', '=', 'access')
    .executeTakeFirst()
  return session?.user_id ?? null
}

/** @returns id of the new session */
export async function insertSession(db: Queryable, row: Insertable<SessionTables['user_session']>): Promise<string> {
  return (await db.insertInto('user_session').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const insertToken = (db: Queryable, row: Insertable<SessionTables['session_token']>) =>
  db.insertInto('session_token').values(row).execute()
