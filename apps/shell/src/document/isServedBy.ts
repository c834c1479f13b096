import { matchPatterns } from '@verstak/contracts/routePattern'
import type { Host } from '@verstak/host'

/** `Host.isServed` of a page with these remotes; empty while the remotes are unknown. */
export function isServedBy(remotes: readonly { routes: readonly string[] }[]): Pick<Host, 'isServed'> {
  if (remotes.length === 0) return {}
  return { isServed: (pathname) => remotes.some(({ routes }) => matchPatterns(routes, pathname) !== undefined) }
}
