import type { CookieRule } from '@verstak/contracts/cookie'

type Browsers = Pick<CookieRule, 'name'> & { isHttpOnly: false; writtenBy: 'browser' }

/** Value of a cookie; null when there is none. */
export function readCookie({ name }: Pick<CookieRule, 'name'>): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // Not written by us: malformed.
    return null
  }
}

/**
 * Whether a cookie exists. Reading cookies waits for another process of the browser: components with many instances
 * use `watchCookie`.
 */
export const hasCookie = ({ name }: Pick<CookieRule, 'name'>): boolean => `; ${document.cookie}`.includes(`; ${name}=`)

/**
 * Calls `tell` when the tab is hidden or shown, because another tab may have changed cookies. Returns the unsubscribe
 * function.
 */
export function watchVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/**
 * For the `onMount` of an atom: reports whether a cookie exists, immediately and when the visibility of the tab
 * changes. Components read the atom, because reading cookies waits for another process of the browser.
 */
export function watchCookie(rule: Pick<CookieRule, 'name'>): (tell: (isThere: boolean) => void) => () => void {
  return (tell) => {
    const look = () => tell(hasCookie(rule))
    look()
    return watchVisibility(look)
  }
}

/** Sets a cookie of the browser with the lifetime from the cookie table. */
export function writeCookie({ name, maxAge }: Browsers & Pick<CookieRule, 'maxAge'>, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}${attributes(maxAge)}`
}

/** Deletes a cookie of the browser. */
export function forgetCookie({ name }: Browsers): void {
  document.cookie = `${name}=${attributes(0)}`
}

const attributes = (maxAge: number) =>
  `; path=/; max-age=${maxAge}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
