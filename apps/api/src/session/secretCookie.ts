import type { CookieRule } from '@verstak/contracts/cookie'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'

/** The secret in a cookie; null when the cookie is missing or holds something else. */
export function secretOf(caller: Pick<Caller, 'cookie'>, rule: CookieRule): string | null {
  const value = caller.cookie(rule)
  return value !== null && isSecret(value) ? value : null
}

/** Hash of the secret in a cookie, as the database keeps it. */
export function secretHashOf(caller: Pick<Caller, 'cookie'>, rule: CookieRule): Buffer | null {
  const secret = secretOf(caller, rule)
  return secret === null ? null : hashSecret(secret)
}
