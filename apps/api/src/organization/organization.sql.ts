import type { Queryable } from '../db/openDatabase.ts'

/** A user's membership in an organization. */
export const findMember = (db: Queryable, userId: number, organizationId: number) =>
  db
    .selectFrom('organization_member')
    .select(['role', 'order_limit', 'is_main', 'is_active'])
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
