import type { Queryable } from '../db/openDatabase.ts'

/** How the store calls a user, and how it reaches him. */
export const selectUser = (db: Queryable, userId: number) =>
  db
    .selectFrom('shop_user')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'is_trusted'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** The organizations that a user may buy for, in the order in which they were added. */
export const selectOrganizations = (db: Queryable, userId: number) =>
  db
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .selectAll('organization')
    .select(['role', 'is_active'])
    .where('user_id', '=', userId)
    .orderBy('organization_member.created_at')
    .orderBy('organization.id')
    .execute()

/**
 * Makes an organization the one that a user buys for; with 0 he buys for himself. In a transaction of the caller's.
 * @returns false when it is none of his; he then buys for whom he bought before
 */
export async function activateOrganization(db: Queryable, userId: number, organizationId: number): Promise<boolean> {
  // Two choices at once wait for each other.
  await db.selectFrom('shop_user').select('id').where('id', '=', userId).forUpdate().execute()
  const own = db.updateTable('organization_member').where('user_id', '=', userId)
  if (organizationId !== 0 && !(await isMember(db, userId, organizationId))) return false
  // One after the other: there is never more than one active.
  await own.set({ is_active: false }).where('is_active', '=', true).execute()
  await own.set({ is_active: true }).where('organization_id', '=', organizationId).execute()
  return true
}

async function isMember(db: Queryable, userId: number, organizationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('organization_member')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return row !== undefined
}
