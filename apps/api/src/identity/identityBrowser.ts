import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, newSecret } from '../secret.ts'
import { secretHashOf, secretOf } from '../session/secretCookie.ts'

/** Hash of the secret that names the caller's browser in sign-ins by other sites and passkeys; null without one. */
export function findBrowser(caller: Pick<Caller, 'cookie'>): Buffer | null {
  return secretHashOf(caller, SERVER_COOKIES.identityFlow)
}

/** The same; a browser without a secret gets one. */
export function browserOf(caller: Pick<Caller, 'cookie' | 'setCookie'>): Buffer {
  const secret = secretOf(caller, SERVER_COOKIES.identityFlow) ?? newSecret()
  // Set in any case: its time begins anew.
  caller.setCookie(SERVER_COOKIES.identityFlow, secret)
  return hashSecret(secret)
}
