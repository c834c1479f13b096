import type { Queryable } from '../db/openDatabase.ts'

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
  db
    .selectFrom('user_session')
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
            .selectFrom('user_session as admin')
            .select('admin.user_id')
            .where('admin.token_hash', '=', admin ?? Buffer.alloc(0))
            .where('admin.scope', '=', 'admin')
            .where('admin.expires_at', '>', now)
            .whereRef('admin.user_id', '=', 'shop_user.id'),
        )
        .as('is_admin'),
    )
    .where('user_session.token_hash', '=', access)
    .where('user_session.scope', '=', 'access')
    .where('user_session.expires_at', '>', now)
    .executeTakeFirst()

/** Deletes sessions that ended before a moment. */
export const deleteSessionsBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('user_session').where('expires_at', '<', moment).execute()

/** The user whose access token this is; null when the session has ended. */
export async function findUserId(db: Queryable, access: Buffer, now: Date): Promise<number | null> {
  const session = await db
    .selectFrom('user_session')
    .select('user_id')
    .where('token_hash', '=', access)
    .where('scope', '=', 'access')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return session?.user_id ?? null
}
