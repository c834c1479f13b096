import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findToken } from './releaseToken.sql.ts'

/**
 * Lets the team of a remote through, and nobody else: a missing, unknown or revoked token and one of another remote get
 * the same answer.
 * @returns the token's name, for the history
 * @throws DomainError `release-token-refused`, `rate-limited` after many refusals
 */
export async function checkToken(services: Services, remote: string, caller: Caller): Promise<string> {
  const { bearerToken } = caller
  const owner = bearerToken === null ? null : await findToken(services.db, hashSecret(bearerToken))
  if (owner?.remote === remote) return owner.name
  return refuseToken(services, caller)
}

/** @throws DomainError `release-token-refused`, `rate-limited` after many refusals */
export async function refuseToken({ limits }: Services, { ip }: Caller): Promise<never> {
  await limits.spend('refusedTokensPerIp', ip)
  throw new DomainError('release-token-refused')
}
