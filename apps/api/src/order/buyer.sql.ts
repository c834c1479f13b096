import type { Queryable } from '../db/openDatabase.ts'

/** An organization as an order needs it. Amounts in kopecks. */
export interface OrganizationTerms {
  id: number
  name: string
  inn: string
  kpp: string | null
  deferred_limit: number
  deferred_days: number
  /** Most that one order of the user may cost; null = any sum. */
  order_limit: number | null
}

/**
 * An organization for which a user may order, locked until the transaction ends: its orders are placed one after the
 * other, and he stays its member that long. Undefined when it is not his.
 */
export const lockOrganization = (db: Queryable, id: number, userId: number): Promise<OrganizationTerms | undefined> =>
  ownOrganizations(db, userId)
    .where('id', '=', id)
    .forNoKeyUpdate(['organization', 'organization_member'])
    .executeTakeFirst()

/** The organization that a user buys for now. */
export const findActiveOrganization = (db: Queryable, userId: number): Promise<OrganizationTerms | undefined> =>
  ownOrganizations(db, userId).where('is_active', '=', true).executeTakeFirst()

const ownOrganizations = (db: Queryable, userId: number) =>
  db
    .selectFrom('organization')
    .innerJoin('organization_member', 'organization_member.organization_id', 'organization.id')
    .select(['id', 'name', 'inn', 'kpp', 'deferred_limit', 'deferred_days', 'order_limit'])
    .where('user_id', '=', userId)
