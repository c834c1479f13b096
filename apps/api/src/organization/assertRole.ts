import type { MemberRole } from '@verstak/contracts/organization'
import { notFound } from '../DomainError.ts'
import type { Member } from './memberOf.ts'

/**
 * Passes a member with one of these roles. What a role may not see answers as what does not exist.
 * @throws DomainError `not-found` for others and for null, without a difference
 */
export function assertRole(member: Member | null, ...roles: readonly MemberRole[]): asserts member is Member {
  if (!member || !roles.includes(member.role)) throw notFound('organizationId', 'The caller has no such organization.')
}
