/** A day in seconds. */
export const DAY = 24 * 60 * 60

/** Row of the cookie table. */
export interface CookieRule {
  name: string
  /** Lifetime in seconds. */
  maxAge: number
  isHttpOnly: boolean
  /** Which side sets it; the server reads all of them. */
  writtenBy: 'api' | 'browser' | 'shell'
  /**
   * In a store with HTTPS the name gets the prefix `__Host-`, so that neighbouring subdomains can neither set nor
   * replace the cookie. Only for server cookies whose names the specification leaves open; see `cookieNameOf`.
   */
  hasHostPrefix?: true
}

/**
 * Name of a cookie. Browsers accept `__Host-` only with `Secure`, so over plain HTTP, as in the demo, the name has no
 * prefix.
 *
 * @param isSecure whether visitors reach the store over HTTPS: shell and API both read it from `PUBLIC_ORIGIN`
 */
export function cookieNameOf(
  { name, hasHostPrefix }: Pick<CookieRule, 'name' | 'hasHostPrefix'>,
  isSecure: boolean,
): string {
  return hasHostPrefix && isSecure ? `__Host-${name}` : name
}
