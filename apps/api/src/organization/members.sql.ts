import type { MemberRole } from '@verstak/contracts/organization'
import type { Queryable } from '../db/openDatabase.ts'

/** Name and INN of an organization. */
export const findOrganization = (db: Queryable, id: number) =>
  db.selectFrom('organization').select(['name', 'inn']).where('id', '=', id).executeTakeFirstOrThrow()

/** Members of an organization with their contacts, owners first. */
export const selectMembers = (db: Queryable, organizationId: number) =>
  db
    .selectFrom('organization_member')
    .innerJoin('shop_user', 'shop_user.id', 'organization_member.user_id')
    .select(['shop_user.id', 'first_name', 'last_name', 'email', 'phone', 'role', 'order_limit'])
    .where('organization_id', '=', organizationId)
    .orderBy((of) => of.case('role').when('owner').then(0).when('manager').then(1).else(2).end())
    .orderBy('organization_member.created_at')
    .orderBy('shop_user.id')
    .execute()

/** Changes of members of an organization wait for each other until the transaction ends. */
export const lockMembers = (db: Queryable, organizationId: number) =>
  db.selectFrom('organization').select('id').where('id', '=', organizationId).forUpdate().execute()

/** Whether an organization has another owner than this user. */
export async function hasOtherOwner(db: Queryable, organizationId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('organization_member')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'owner')
    .where('user_id', '<>', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** A user who belongs to an organization with this address, in small letters. */
export const findMemberByEmail = (db: Queryable, organizationId: number, email: string) =>
  db
    .selectFrom('organization_member')
    .innerJoin('shop_user', 'shop_user.id', 'organization_member.user_id')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where((of) => of(of.fn('lower', ['email']), '=', email))
    .executeTakeFirst()

export const updateMember = (
  db: Queryable,
  { userId, organizationId }: { userId: number; organizationId: number },
  rights: { role: MemberRole; order_limit: number | null },
) =>
  db
    .updateTable('organization_member')
    .set(rights)
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .execute()

/** Ends a membership. */
export const deleteMember = (db: Queryable, userId: number, organizationId: number) =>
  db
    .deleteFrom('organization_member')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .execute()
