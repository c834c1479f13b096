import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Activation, listActivations as endpoint } from '@verstak/contracts/registry'
import type { Caller } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { refuseToken } from './checkToken.ts'
import { selectActivations } from './registry.sql.ts'
import { findToken } from './releaseToken.sql.ts'

const DEFAULT_LIMIT = 50

/**
 * The history of activations, newest first. Only staff and holders of a release token see the actor and the commit.
 * @throws DomainError `release-token-refused`, `rate-limited` after many rejected tokens
 */
export async function listActivations(
  services: Services,
  { remote, limit }: EndpointQuery<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const isInsider = await isStaffOrTeam(services, caller)
  const activations = await selectActivations(services.db, remote ?? null, limit ?? DEFAULT_LIMIT)
  return { activations: isInsider ? activations : activations.map(withoutOrigin) }
}

async function isStaffOrTeam(services: Services, caller: Caller): Promise<boolean> {
  const { bearerToken } = caller
  if (bearerToken === null) return (await buyerOf(services, caller)).role === 'staff'
  if (!(await findToken(services.db, hashSecret(bearerToken)))) await refuseToken(services, caller)
  return true
}

const withoutOrigin = (activation: Activation): Activation => ({ ...activation, actor: '', commit: null })
