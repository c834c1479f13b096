/** Characters that no page address has: control characters, and backslashes, which browsers read as slashes. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const ODD = /[\u0000-\u001f\u007f\\]/

/**
 * Whether a page may have this address. The router parses an address again after decoding, and would read `/%09/a:b` as
 * another host with an invalid port.
 *
 * @param url path and query of a request, with valid percent encoding
 */
export function isPageAddress(url: string): boolean {
  const path = decodeURIComponent(/^[^?#]*/.exec(url)?.[0] ?? '')
  return path.startsWith('/') && !ODD.test(path) && URL.canParse(path, 'http://store.invalid')
}
