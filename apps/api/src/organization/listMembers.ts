import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { listMembers as endpoint, Members } from '@verstak/contracts/organizationMember'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { assertRole } from './assertRole.ts'
import { selectInvitations } from './invitation.sql.ts'
import { memberOf } from './memberOf.ts'
import { findOrganization, selectMembers } from './members.sql.ts'

/**
 * Members and open invitations of an organization.
 * @throws DomainError `sign-in-required`; `not-found` for purchasers and for organizations of others
 */
export async function listMembers(
  services: Pick<Services, 'db' | 'now'>,
  { organizationId }: EndpointQuery<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Members> {
  const userId = await userIdOf(services, caller)
  const member = await memberOf(services, userId, organizationId)
  assertRole(member, 'owner', 'manager')
  const [{ name }, members, invitations] = await Promise.all([
    findOrganization(services.db, organizationId),
    selectMembers(services.db, organizationId),
    selectInvitations(services.db, organizationId, services.now()),
  ])
  return {
    organizationId,
    name,
    role: member.role,
    members: members.map(({ id, role, order_limit, ...user }) => ({
      userId: id,
      name: displayNameOf(user),
      email: user.email,
      role,
      orderLimit: order_limit,
      isYou: id === userId,
    })),
    invitations: invitations.map(({ id, email, role, order_limit, sent_at, expires_at }) => ({
      id,
      email,
      role,
      orderLimit: order_limit,
      sentAt: sent_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
  }
}
