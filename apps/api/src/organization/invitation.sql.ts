import { sql, type Insertable } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { SessionTables } from '../db/sessionTables.ts'

/** Writes an invitation; another one of the same address to the same organization ends. */
export async function putInvitation(
  db: Queryable,
  row: Insertable<SessionTables['organization_invitation']>,
): Promise<void> {
  const { token_hash, role, order_limit, invited_by, sent_at, expires_at } = row
  await db
    .insertInto('organization_invitation')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'email'])
        .doUpdateSet({ token_hash, role, order_limit, invited_by, sent_at, expires_at }),
    )
    .execute()
}

/** Open invitations of an organization, the latest first. */
export const selectInvitations = (db: Queryable, organizationId: number, now: Date) =>
  db
    .selectFrom('organization_invitation')
    .select(['id', 'email', 'role', 'order_limit', 'sent_at', 'expires_at'])
    .where('organization_id', '=', organizationId)
    .where('expires_at', '>', now)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The open invitation of a mailed secret that was sent to this user. */
export const findInvitation = (
  db: Queryable,
  { tokenHash, userId, now }: { tokenHash: Buffer; userId: number; now: Date },
) =>
  db
    .selectFrom('organization_invitation')
    .innerJoin('organization', 'organization.id', 'organization_invitation.organization_id')
    .innerJoin('shop_user', (join) => join.on('shop_user.id', '=', userId))
    .select(['organization_invitation.id', 'organization_id', 'name', 'inn', 'role', 'order_limit'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .whereRef('organization_invitation.email', '=', sql<string>`lower(shop_user.email)`)
    .executeTakeFirst()

/** Ends an invitation of an organization. @returns false when there is none, or another call has ended it */
export async function deleteInvitation(db: Queryable, organizationId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('organization_invitation')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes invitations that can no longer be accepted. */
export const deleteOldInvitations = (db: Queryable, now: Date) =>
  db.deleteFrom('organization_invitation').where('expires_at', '<', now).execute()
