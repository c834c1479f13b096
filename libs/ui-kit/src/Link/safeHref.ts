/** Base of relative addresses; the `.invalid` zone never exists (RFC 2606), so no real address shares its origin. */
const BASE = 'https://here.invalid'

/** Paths, queries and fragments of the store in safe characters; most links need no URL parser. */
const PLAIN_ADDRESS = /^(?:\/(?!\/)|[?#])[\w\-./?#&=%:;,+~]*$/

const REFUSED_PROTOCOLS = new Set(['javascript:', 'data:', 'blob:', 'vbscript:'])

/** They open another program, without leaving the page. */
const PROTOCOLS_OF_APPS = new Set(['tel:', 'mailto:', 'sms:'])

export interface SafeHrefOptions {
  /** Accepts other origins; by default they are rejected. */
  external?: boolean
}

/**
 * The address if a link may lead there, else undefined. Reads it the way a browser does: tabs and line ends inside,
 * control characters around and backslashes do not hide a protocol or a host.
 *
 * - `data:`, `javascript:`, `blob:` and `vbscript:` are always refused;
 * - another origin (`https://…`, `//…`) is refused unless `external`;
 * - `tel:`, `mailto:` and `sms:` pass, other unknown protocols count as external.
 */
export function safeHref(href: string, { external = false }: SafeHrefOptions = {}): string | undefined {
  if (PLAIN_ADDRESS.test(href)) return href
  if (!URL.canParse(href, BASE)) return undefined
  const url = new URL(href, BASE)
  if (REFUSED_PROTOCOLS.has(url.protocol)) return undefined
  if (external || url.origin === BASE || PROTOCOLS_OF_APPS.has(url.protocol)) return href
  return undefined
}
