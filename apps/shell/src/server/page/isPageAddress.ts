/** What addresses of no page hold: control characters, and backslashes, which browsers take for slashes. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const ODD = /[\u0000-\u001f\u007f\\]/

/**
 * Whether a page may have this address. The router takes an address apart again after it was decoded, and there `/%09/a:b`
 * would name another host with an impossible port.
 *
 * @param url path and query of a request, its percents those of a percent encoding
 */
export function isPageAddress(url: string): boolean {
  const path = decodeURIComponent(/^[^?#]*/.exec(url)?.[0] ?? '')
  return path.startsWith('/') && !ODD.test(path) && URL.canParse(path, 'http://store.invalid')
}
