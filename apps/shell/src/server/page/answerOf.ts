import { matchPatterns } from '@verstak/contracts/routePattern'
import { findRoute, isStaffAddress, pageTypeOf } from '@verstak/contracts/routeTable'
import type { PageType } from '@verstak/contracts/routeTable'
import type { LiveRemote, RouteError } from '../../document/boot.ts'

type Errors = Record<string, RouteError> | null
type Routed = Pick<LiveRemote, 'routes'>

const isNotFound = ({ status }: RouteError) => status === 404

/** What the page says it is: what is not there is not what its address promises. */
export function pageTypeOfAnswer(pathname: string, errors: Errors): PageType {
  return Object.values(errors ?? {}).some(isNotFound) ? 'NotFound' : pageTypeOf(pathname)
}

/** Lets the page that is not found name the one that was probably meant (ROUTE-001). */
export function suggestAddress(errors: Errors, remotes: readonly Routed[], pathname: string): void {
  for (const error of Object.values(errors ?? {}).filter(isNotFound)) error.data = suggestedAddressOf(remotes, pathname)
}

/** As long as nobody says what is there, an address of the store is not missing but unavailable for a moment. */
export function hideUncertainNotFound(errors: Errors, pathname: string): void {
  if (!isStaffAddress(pathname) && !findRoute(pathname)) return
  for (const error of Object.values(errors ?? {}).filter(isNotFound)) error.status = 503
}

/** Address of a page for somebody who forgot the last slash or wrote large letters; null when there is none. */
export function suggestedAddressOf(remotes: readonly Routed[], pathname: string): string | null {
  // Not a path of this store: `//category/` would name another host.
  if (pathname.startsWith('//')) return null
  const small = pathname.toLowerCase()
  const isServed = (path: string) => remotes.some(({ routes }) => matchPatterns(routes, path))
  return [`${pathname}/`, small, `${small}/`].find((path) => path !== pathname && isServed(path)) ?? null
}
