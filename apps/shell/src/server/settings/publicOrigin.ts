/**
 * The store's own origin from PUBLIC_ORIGIN, for absolute addresses: `https://verstak.example`. '' when it is not set.
 * Never taken from a request, because a client can send any host.
 * @throws when the value is not an origin
 */
export function parsePublicOrigin(setting: string | undefined): string {
  if (!setting) return ''
  const url = URL.canParse(setting) ? new URL(setting) : undefined
  if (url && /^https?:$/.test(url.protocol) && (setting === url.origin || setting === `${url.origin}/`))
    return url.origin
  throw new Error(
    `PUBLIC_ORIGIN is "${setting}"; it must be an origin without a path, such as https://verstak.example.`,
  )
}

/** Origin of this process's store. */
export const PUBLIC_ORIGIN = parsePublicOrigin(process.env['PUBLIC_ORIGIN'])
