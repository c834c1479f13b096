import { matchPatterns } from '@verstak/contracts/routePattern'
import { findRoute, isStaffAddress, pageTypeOf } from '@verstak/contracts/routeTable'
import type { PageType } from '@verstak/contracts/routeTable'
import type { LiveRemote, RouteError } from '../../document/boot.ts'

type Errors = Record<string, RouteError> | null
type Routed = Pick<LiveRemote, 'routes'>

const isNotFound = ({ status }: RouteError) => status === 404

/** Page type for the answer: an error page does not have the type of its address. */
export function pageTypeOfAnswer(pathname: string, errors: Errors): PageType {
  return Object.values(errors ?? {}).some(isNotFound) ? 'NotFound' : pageTypeOf(pathname)
}

/** Lets the 404 page suggest the address that was probably meant (ROUTE-001). */
export function suggestAddress(errors: Errors, remotes: readonly Routed[], pathname: string): void {
  for (const error of Object.values(errors ?? {}).filter(isNotFound)) error.data = suggestedAddressOf(remotes, pathname)
}

/** While the live releases are unknown, turns a 404 for an address of the store into a 503. */
export function hideUncertainNotFound(errors: Errors, pathname: string): void {
  if (!isStaffAddress(pathname) && !findRoute(pathname)) return
  for (const error of Object.values(errors ?? {}).filter(isNotFound)) error.status = 503
}

/** Correct address for a missing trailing slash or upper-case letters; null when there is none. */
export function suggestedAddressOf(remotes: readonly Routed[], pathname: string): string | null {
  // Not a path of this store: the browser would read `//category/` as another host.
  if (pathname.startsWith('//')) return null
  const small = pathname.toLowerCase()
  const isServed = (path: string) => remotes.some(({ routes }) => matchPatterns(routes, path))
  return [`${pathname}/`, small, `${small}/`].find((path) => path !== pathname && isServed(path)) ?? null
}
