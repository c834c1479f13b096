import { OIDC_CALLBACK } from '@verstak/contracts/identity'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { insertOidcRequest } from './identity.sql.ts'
import { browserOf } from './identityBrowser.ts'
import { loginAddress } from './loginAddress.ts'
import { ownPath } from './ownPath.ts'
import { ProviderRefusal } from './ProviderPerson.ts'

/** How long somebody may take at the provider. */
const REQUEST_MS = 10 * 60_000

/**
 * Sends a browser to the OpenID Connect provider; the way back is bound to this browser.
 * @param wanted path of the store to which the visitor is led in the end
 * @returns where it is led: the provider, or `/login/` when that cannot be reached
 * @throws DomainError `not-found` in a shop without such a provider; `rate-limited`
 */
export async function startOidc(
  { db, now, identity, limits }: Pick<Services, 'db' | 'now' | 'identity' | 'limits'>,
  wanted: string,
  caller: Caller,
): Promise<string> {
  const { oidc, origin } = identity
  if (!oidc || origin === null) throw notFound('', 'The shop has no OpenID Connect provider.')
  await limits.spend('providerSignInsPerIp', caller.ip)
  const checks = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() }
  const next = ownPath(wanted)
  try {
    const address = await oidc.start(origin + OIDC_CALLBACK, checks)
    await insertOidcRequest(db, {
      state_hash: hashSecret(checks.state),
      browser_hash: browserOf(caller),
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      next,
      expires_at: new Date(now().getTime() + REQUEST_MS),
    })
    return address
  } catch (error) {
    if (error instanceof ProviderRefusal) return loginAddress(next, 'failed')
    throw error
  }
}
