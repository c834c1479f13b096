import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { findActingMember } from './document.sql.ts'

/** Whom a caller acts for. */
export interface ActingMember {
  userId: number
  organizationId: number
  role: string
}

/**
 * The organization that the caller buys for, and his role in it.
 * @throws DomainError `sign-in-required`; `not-found` for who buys for himself: what companies have does not exist for him
 */
export async function actingMemberOf(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<ActingMember> {
  const userId = await userIdOf(services, caller)
  const member = await findActingMember(services.db, userId)
  if (!member) throw notFound('organization', 'The user buys for no organization.')
  return { userId, organizationId: member.organization_id, role: member.role }
}
