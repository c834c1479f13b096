import type { CookieRule } from '@verstak/contracts/cookie'

type Browsers = Pick<CookieRule, 'name'> & { isHttpOnly: false; writtenBy: 'browser' }

/** Value of a cookie; null when there is none. */
export function readCookie({ name }: Pick<CookieRule, 'name'>): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // Not of our writing.
    return null
  }
}

/** Whether a cookie is there. Waits for another process of the browser: components that are many ask `watchCookie`. */
export const hasCookie = ({ name }: Pick<CookieRule, 'name'>): boolean => `; ${document.cookie}`.includes(`; ${name}=`)

/** Calls whenever the tab is hidden or looked at again, when another tab may have changed cookies, until it is ended. */
export function watchVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/**
 * For the `onMount` of an atom: tells whether a cookie is there, at once and whenever the tab is looked at again. Components
 * ask the atom, because a reading of cookies waits for another process of the browser.
 */
export function watchCookie(rule: Pick<CookieRule, 'name'>): (tell: (isThere: boolean) => void) => () => void {
  return (tell) => {
    const look = () => tell(hasCookie(rule))
    look()
    return watchVisibility(look)
  }
}

/** Sets a cookie of the browser's, for the time that the table of cookies gives it. */
export function writeCookie({ name, maxAge }: Browsers & Pick<CookieRule, 'maxAge'>, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}${attributes(maxAge)}`
}

/** Takes a cookie of the browser's away. */
export function forgetCookie({ name }: Browsers): void {
  document.cookie = `${name}=${attributes(0)}`
}

const attributes = (maxAge: number) =>
  `; path=/; max-age=${maxAge}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
