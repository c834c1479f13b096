import { sql, type Insertable } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { SessionTables } from '../db/sessionTables.ts'
import { activateOrganization } from '../session/account.sql.ts'

/** A user's membership in an organization. */
export const findMember = (db: Queryable, userId: number, organizationId: number) =>
  db
    .selectFrom('organization_member')
    .select(['role', 'order_limit', 'is_main', 'is_active'])
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()

/** All organizations of a user, the main one first, with the number of their members. */
export const selectOwn = (db: Queryable, userId: number) =>
  db
    .selectFrom('organization_member as own')
    .innerJoin('organization', 'organization.id', 'own.organization_id')
    .selectAll('organization')
    .select(['own.role', 'own.order_limit', 'own.is_main', 'own.is_active'])
    .select((of) =>
      of
        .selectFrom('organization_member as other')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('other.organization_id', '=', 'organization.id')
        .as('members'),
    )
    .where('own.user_id', '=', userId)
    .orderBy('own.is_main', 'desc')
    .orderBy('own.created_at')
    .orderBy('organization.id')
    .execute()

/** Who already buys for a company: a KPP tells branches apart. One whose members have all left is nobody's. */
export const selectMembersOf = (db: Queryable, { inn, kpp }: { inn: string; kpp: string | null }) =>
  db
    .selectFrom('organization')
    .innerJoin('organization_member', 'organization_member.organization_id', 'organization.id')
    .select('user_id')
    .where('inn', '=', inn)
    .where('kpp', 'is not distinct from', kpp)
    .execute()

/** Two users who add the same company at once do so one after the other. Ends with the transaction. */
export const lockInn = (db: Queryable, inn: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`organization ${inn}`}, 0))`.execute(db)

/** @returns id of the new organization */
export async function insertOrganization(
  db: Queryable,
  row: Insertable<SessionTables['organization']>,
): Promise<number> {
  return (await db.insertInto('organization').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** A user joins an organization; the first one of his is his main one. Does nothing for one who belongs to it. */
export async function insertMember(
  db: Queryable,
  row: Pick<Insertable<SessionTables['organization_member']>, 'user_id' | 'organization_id' | 'role' | 'order_limit'>,
): Promise<{ isFirst: boolean }> {
  const { user_id: userId } = row
  // Serializes what changes the organizations of a user.
  await db.selectFrom('shop_user').select('id').where('id', '=', userId).forUpdate().execute()
  const others = db.selectFrom('organization_member').select('user_id').where('user_id', '=', userId)
  const isFirst = (await others.executeTakeFirst()) === undefined
  await db
    .insertInto('organization_member')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (isFirst) await putMain(db, userId, row.organization_id)
  return { isFirst }
}

/** Makes an organization of the user his main one, and that for which he buys now. Runs in the caller's transaction. */
export async function putMain(db: Queryable, userId: number, organizationId: number): Promise<void> {
  await activateOrganization(db, userId, organizationId)
  const own = db.updateTable('organization_member').where('user_id', '=', userId)
  await own.set({ is_main: false }).where('is_main', '=', true).execute()
  await own.set({ is_main: true }).where('organization_id', '=', organizationId).execute()
}

export const updateOrganization = (
  db: Queryable,
  id: number,
  row: Pick<
    Insertable<SessionTables['organization']>,
    'postal_address' | 'settlement_account' | 'bank_bik' | 'bank_name' | 'correspondent_account'
  >,
) => db.updateTable('organization').set(row).where('id', '=', id).execute()
