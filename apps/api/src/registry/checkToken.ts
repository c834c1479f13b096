import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findToken } from './releaseToken.sql.ts'

/**
 * Accepts only a token of the remote's team. Missing, unknown, revoked and foreign tokens get the same error.
 * @returns the token's name, for the history
 * @throws DomainError `release-token-refused`, `rate-limited` after many rejected tokens
 */
export async function checkToken(services: Services, remote: string, caller: Caller): Promise<string> {
  const { bearerToken } = caller
  const owner = bearerToken === null ? null : await findToken(services.db, hashSecret(bearerToken))
  if (owner?.remote === remote) return owner.name
  return refuseToken(services, caller)
}

/** @throws DomainError `release-token-refused`, `rate-limited` after many rejected tokens */
export async function refuseToken({ limits }: Services, { ip }: Caller): Promise<never> {
  await limits.spend('refusedTokensPerIp', ip)
  throw new DomainError('release-token-refused')
}
