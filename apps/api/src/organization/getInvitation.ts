import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getInvitation as endpoint } from '@verstak/contracts/organizationMember'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { findInvitation } from './invitation.sql.ts'

/** What the invitation of a mailed link offers the caller; null when it is none of his. @throws DomainError `sign-in-required` */
export async function getInvitation(
  services: Pick<Services, 'db' | 'now'>,
  { key }: EndpointQuery<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const userId = await userIdOf(services, caller)
  if (!isSecret(key)) return { invitation: null }
  const found = await findInvitation(services.db, { tokenHash: hashSecret(key), userId, now: services.now() })
  if (!found) return { invitation: null }
  const { name, inn, role, order_limit: orderLimit } = found
  return { invitation: { name, inn, role, orderLimit } }
}
