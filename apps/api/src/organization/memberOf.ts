import type { MemberRole } from '@verstak/contracts/organization'
import type { Queryable } from '../db/openDatabase.ts'
import { findMember } from './organization.sql.ts'

/** What a user may do for an organization. */
export interface Member {
  role: MemberRole
  /** Most that one order may cost, kopecks; null = any sum. */
  orderLimit: number | null
}

/** The user's membership in an organization; null when there is none, or no such organization. */
export async function memberOf(
  { db }: { db: Queryable },
  userId: number,
  organizationId: number,
): Promise<Member | null> {
  const row = await findMember(db, userId, organizationId)
  return row ? { role: row.role, orderLimit: row.order_limit } : null
}
