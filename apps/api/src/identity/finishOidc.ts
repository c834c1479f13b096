import { OIDC_CALLBACK } from '@verstak/contracts/identity'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { enterByProvider } from './enterByProvider.ts'
import { takeOidcRequest } from './identity.sql.ts'
import { findBrowser } from './identityBrowser.ts'
import { loginAddress } from './loginAddress.ts'
import { ProviderRefusal } from './ProviderPerson.ts'

/** What the provider says when its visitor went back. */
const WENT_BACK = 'access_denied'

/**
 * Takes a browser that comes back from the OpenID Connect provider. Each way is taken once, and only by the browser that
 * began it.
 * @returns where it is led: the page that it came from, or `/login/`
 * @throws DomainError `not-found` in a shop without such a provider; `rate-limited`
 */
export async function finishOidc(services: Services, query: URLSearchParams, caller: Caller): Promise<string> {
  const { oidc, origin } = services.identity
  if (!oidc || origin === null) throw notFound('', 'The shop has no OpenID Connect provider.')
  await services.limits.spend('providerSignInsPerIp', caller.ip)
  const state = query.get('state') ?? ''
  const browser = findBrowser(caller)
  const request =
    browser && isSecret(state) && (await takeOidcRequest(services.db, hashSecret(state), browser, services.now()))
  if (!request) return loginAddress('/', 'failed')
  const { next, nonce, code_verifier: codeVerifier } = request
  if (query.get('error') === WENT_BACK) return loginAddress(next)
  const returned = new URL(`${origin}${OIDC_CALLBACK}?${query.toString()}`)
  try {
    const person = await oidc.finish(returned, { state, nonce, codeVerifier })
    const { isAuth, otp } = await enterByProvider(services, caller, person)
    if (isAuth) return next
    // The page shows the field for the code: its sign-in stands there.
    return otp ? loginAddress(next) : loginAddress(next, 'pending')
  } catch (error) {
    if (error instanceof ProviderRefusal) return loginAddress(next, 'failed')
    throw error
  }
}
