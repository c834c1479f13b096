/** Whom passkeys are made for: the shop's domain, and the origins at which they may be used. */
export interface RelyingParty {
  id: string
  origins: string[]
}

/**
 * The domain is that of the first origin; other origins count as far as they are at it or below it. Null without an origin
 * to which browsers let passkeys belong: https, or http at `localhost`, and no IP address.
 */
export function relyingPartyOf(publicOrigins: readonly string[]): RelyingParty | null {
  const [first] = publicOrigins
  if (first === undefined || !mayHavePasskeys(first)) return null
  const { hostname: id } = new URL(first)
  const isWithin = (origin: string) => {
    const { hostname } = new URL(origin)
    return mayHavePasskeys(origin) && (hostname === id || hostname.endsWith(`.${id}`))
  }
  return { id, origins: publicOrigins.filter(isWithin) }
}

function mayHavePasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  if (hostname === 'localhost') return true
  return protocol === 'https:' && !hostname.startsWith('[') && !/^[\d.]+$/.test(hostname)
}
