import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { StaffRole } from '@verstak/contracts/staffRole'
import type { listStaffMembers, StaffFactor } from '@verstak/contracts/staffShop'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { personMatches } from './shopLists.sql.ts'

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

export interface StaffRow {
  id: number
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  is_staff: boolean
  staff_role: StaffRole
  factor: StaffFactor
  is_working: boolean
  seen_at: Date | null
}

/** The staff whom the filters find, and whoever has the whole text as his e-mail. */
export async function selectStaff(
  db: Queryable,
  { text = '', role, factor, state }: EndpointQuery<typeof listStaffMembers>,
  now: Date,
): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`select * from (
      select id, first_name, last_name, email, phone, is_staff, staff_role,
        case when exists (select from passkey where user_id = u.id) then 'passkey'
          when email_confirmed_at is not null then 'code' else 'none' end as factor,
        exists (select from user_session s join session_token t on t.session_id = s.id where s.user_id = u.id
          and s.ended_at is null and t.scope = 'admin' and t.expires_at > ${now}) as is_working,
        (select max(last_seen_at) from user_session where user_id = u.id and is_admin) as seen_at
      from shop_user u where (is_staff and ${personMatches(text)}) or lower(email) = ${text.toLowerCase()}
    ) member
    where (${role ?? null}::text is null or (is_staff and staff_role = ${role ?? null}))
      and (${factor ?? null}::text is null or factor = ${factor ?? null})
      and (${state ?? null}::text is null or is_working = ${state === 'working'})
    order by is_staff, id`.execute(db)
  return rows
}
