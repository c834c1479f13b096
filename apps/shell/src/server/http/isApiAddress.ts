/** Prefixes of the addresses that are proxied to the API. */
export const API_PREFIXES = ['/api', '/auth/idp', '/pictures', '/files'] as const

/** True for an address of the API, whose errors are read by programs. */
export function isApiAddress(url: string): boolean {
  return API_PREFIXES.some((prefix) => url.startsWith(prefix) && /^(?:$|[/?#])/.test(url.slice(prefix.length)))
}
