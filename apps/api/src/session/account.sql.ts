import type { Queryable } from '../db/openDatabase.ts'

/** Name and contacts of a user. */
export const selectUser = (db: Queryable, userId: number) =>
  db
    .selectFrom('shop_user')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'is_trusted', 'is_company'])
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
 * Sets the organization that a user buys for; 0 = he buys for himself. Runs in the caller's transaction.
 * @returns false if the organization is not his; nothing changes then
 */
export async function activateOrganization(db: Queryable, userId: number, organizationId: number): Promise<boolean> {
  // Serializes concurrent choices.
  await db.selectFrom('shop_user').select('id').where('id', '=', userId).forUpdate().execute()
  const own = db.updateTable('organization_member').where('user_id', '=', userId)
  if (organizationId !== 0 && !(await isMember(db, userId, organizationId))) return false
  // The order matters: at most one organization may be active at any time.
  await own.set({ is_active: false }).where('is_active', '=', true).execute()
  await own.set({ is_active: true }).where('organization_id', '=', organizationId).execute()
  return true
}

/** Kind of activity of the organization that a user buys for; null without one. */
export async function findActiveActivity(db: Queryable, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select('activity_type')
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row?.activity_type ?? null
}

/** After a sign-in the user buys for his main organization; one without a main one goes on as before. */
export async function activateMain(db: Queryable, userId: number): Promise<void> {
  const main = await db
    .selectFrom('organization_member')
    .select('organization_id')
    .where('user_id', '=', userId)
    .where('is_main', '=', true)
    .executeTakeFirst()
  if (main) await activateOrganization(db, userId, main.organization_id)
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
