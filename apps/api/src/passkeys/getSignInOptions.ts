import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getPasskeySignIn } from '@verstak/contracts/passkey'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { BROWSER_TIMEOUT_MS, keepChallenge, relyingPartyIn } from './challenge.ts'

/** Options for a sign-in; they name no passkeys, so they tell nothing of anybody. @throws DomainError `rate-limited` */
export async function getSignInOptions(
  services: Pick<Services, 'db' | 'now' | 'identity' | 'limits'>,
  caller: Caller,
): Promise<EndpointResponse<typeof getPasskeySignIn>> {
  const { id: rpID } = relyingPartyIn(services)
  await services.limits.spend('passkeyCallsPerIp', caller.ip)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: BROWSER_TIMEOUT_MS,
  })
  await keepChallenge(services, caller, options.challenge, null)
  return { options: { ...options } }
}
