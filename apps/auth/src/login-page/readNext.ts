/** Any origin that no link can name. */
const STORE = 'https://store.invalid'

/**
 * Address within the store to which a visitor wants to go after the sign-in; '' for anything that could lead elsewhere.
 *
 * @param text of the address bar or a link
 */
export function readNext(text: string | null): string {
  if (!text?.startsWith('/')) return ''
  try {
    const { origin, pathname, search, hash } = new URL(text, STORE)
    // The page of the sign-in itself would be a way in circles.
    if (origin !== STORE || pathname === '/login/') return ''
    // Written anew: browsers read `/\example.org` and tabs within an address as another site.
    return pathname.startsWith('//') ? '' : pathname + search + hash
  } catch {
    return ''
  }
}
