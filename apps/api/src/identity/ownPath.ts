/** Only this much of an address is kept. */
const MAX_LENGTH = 2000
const ANYWHERE = 'http://store.invalid'

/**
 * A path of the store, with query and hash, out of what an address asked for; '/' for anything that leads elsewhere.
 * Browsers read a backslash as a slash and drop tabs and line breaks, so the path is the one that they would ask for.
 */
export function ownPath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.length > MAX_LENGTH) return '/'
  const url = URL.parse(wanted, ANYWHERE)
  if (url?.origin !== ANYWHERE || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
