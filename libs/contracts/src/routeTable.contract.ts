import { matchPatterns } from './routePattern.contract.ts'
import type { PageType, RouteRow } from './routeRow.contract.ts'
import { routeTable } from './routeTable.data.ts'

export type { PageType, RouteOwner, RouteRow } from './routeRow.contract.ts'
export { routeTable } from './routeTable.data.ts'

const PATTERNS = routeTable.map(({ pattern }) => pattern)
const ROWS = new Map(routeTable.map((row) => [row.pattern, row]))

/** The row of an address; undefined when the store has no such address. */
export function findRoute(pathname: string): RouteRow | undefined {
  const match = matchPatterns(PATTERNS, pathname)
  return match && ROWS.get(match.pattern)
}

/** Type of the page at an address; `NotFound` where there is none. */
export const pageTypeOf = (pathname: string): PageType => findRoute(pathname)?.pageType ?? 'NotFound'

/** Below it nobody but staff finds anything. */
const STAFF_PATH = '/admin/'

/** True for addresses that only staff may learn of. */
export const isStaffAddress = (pathname: string): boolean => pathname.startsWith(STAFF_PATH)
