/**
 * The store's own origin out of PUBLIC_ORIGIN, for addresses that are read elsewhere: `https://verstak.example`. '' when it
 * is not set. Never out of a request: whoever sends one could name any host.
 * @throws when it is something else than an origin
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
