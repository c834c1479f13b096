import type { StaffRole } from '@verstak/contracts/staffRole'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

export interface StaffValues {
  isStaff: boolean
  role: StaffRole
}

export const findStaffValues = (db: Queryable, id: number, isLocked: boolean): Promise<StaffValues | undefined> =>
  db
    .selectFrom('shop_user')
    .select(['is_staff as isStaff', 'staff_role as role'])
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

export const updateStaff = (db: Queryable, id: number, { isStaff, role }: StaffValues) =>
  db.updateTable('shop_user').set({ is_staff: isStaff, staff_role: role }).where('id', '=', id).execute()

/** Owners besides a user. Their rows are locked: two owners cannot remove each other at the same time. */
export async function countOtherOwners(db: Queryable, id: number): Promise<number> {
  const { rows } = await sql`
    select id from shop_user where is_staff and staff_role = 'owner' and id <> ${id} order by id for update`.execute(db)
  return rows.length
}

export const findContact = (db: Queryable, id: number) =>
  db
    .selectFrom('shop_user')
    .select(['first_name', 'last_name', 'email', 'phone', 'email_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Everybody of the staff, and whoever has an e-mail. */
export const selectStaff = (db: Queryable, email: string) =>
  db
    .selectFrom('shop_user')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'is_staff', 'staff_role'])
    .where((row) => row.or([row('is_staff', '=', true), sql<boolean>`lower(email) = ${email.toLowerCase()}`]))
    .orderBy('is_staff')
    .orderBy('id')
    .execute()
