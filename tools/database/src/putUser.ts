import type { ClientBase } from 'pg'
import type { SessionOrganization, SessionUser } from './sessionUsers.data.ts'

/** Status of the wholesale organizations, and what they may pay later. */
const WHOLESALE_TYPE = 'generic'
const DEFERRED = { limit: 15_000_000, days: 30 }

/**
 * Creates a user with his organizations, or brings what is there of them up to date.
 * @returns the user's id; his row is locked until the transaction ends
 */
export async function putUser(client: ClientBase, user: SessionUser): Promise<number> {
  const { firstName, lastName, email, phone, isTrusted, isStaff } = user
  const { rows } = await client.query<{ id: number }>(
    `insert into shop_user
       (is_staff, first_name, last_name, email, phone, is_trusted, staff_role, email_confirmed_at, phone_confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7, now(), now())
     on conflict (lower(email)) do update set (is_staff, first_name, last_name, phone, is_trusted) =
       (excluded.is_staff, excluded.first_name, excluded.last_name, excluded.phone, excluded.is_trusted)
     returning id`,
    [isStaff, firstName, lastName, email, phone, isTrusted, isStaff ? 'owner' : 'support'],
  )
  const userId = rows[0]!.id
  for (const organization of user.organizations) await putMember(client, userId, organization)
  return userId
}

/** Makes the user a member of an organization, which is created if nobody is one yet. */
async function putMember(client: ClientBase, userId: number, organization: SessionOrganization): Promise<void> {
  const { name, inn, kpp, role, isNew, isWholesale } = organization
  await client.query(
    `with known as (select id from organization where inn = $2 order by id limit 1),
     made as (
       insert into organization
         (inn, name, kpp, is_new, wholesale_type, wholesale_level, deferred_limit, deferred_days)
       select $2, $3, $4, $5, $6, $7, $9, $10 where not exists (select from known) returning id
     )
     insert into organization_member (user_id, organization_id, role, created_at)
     select $1, id, $8, clock_timestamp() from (table known union all table made) one
     on conflict do nothing`,
    [
      ...[userId, inn, name, kpp, isNew, isWholesale ? WHOLESALE_TYPE : null, isWholesale ? 0 : null, role],
      ...(isWholesale ? [DEFERRED.limit, DEFERRED.days] : [0, 0]),
    ],
  )
}

/** Lets the user buy for the first of his organizations. */
export async function activateFirst(client: ClientBase, userId: number): Promise<void> {
  await client.query('update organization_member set is_active = false where user_id = $1 and is_active', [userId])
  await client.query(
    `update organization_member set is_active = true where user_id = $1 and organization_id =
       (select organization_id from organization_member where user_id = $1 order by created_at, organization_id limit 1)`,
    [userId],
  )
}
