/** First parts of the addresses that the API answers behind the origin of the pages. */
export const API_PREFIXES = ['/api', '/pictures', '/files'] as const

/** True for an address of the API, whose failures are read by programs. */
export function isApiAddress(url: string): boolean {
  return API_PREFIXES.some((prefix) => url.startsWith(prefix) && /^(?:$|[/?#])/.test(url.slice(prefix.length)))
}
