import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getPaymentTerms as endpoint } from '@verstak/contracts/checkout'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { findActiveOrganization } from './buyer.sql.ts'
import { deferredLeft, hasDeferred } from './paymentTerms.ts'

/** What the organization that the user buys for may still owe. Only shown: the order itself is checked anew. */
export async function getPaymentTerms(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const userId = await findUserIdOf(services, caller)
  const organization = userId === null ? undefined : await findActiveOrganization(services.db, userId)
  if (!organization || !hasDeferred(organization)) return { deferred: null }
  const { deferred_limit: limit, deferred_days: days } = organization
  return { deferred: { limit, days, left: await deferredLeft(services.db, organization) } }
}
