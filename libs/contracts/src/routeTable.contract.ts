import { matchPatterns } from './routePattern.contract.ts'
import type { PageType, RouteRow } from './routeRow.contract.ts'
import { routeTable } from './routeTable.data.ts'

export type { PageType, RouteOwner, RouteRow } from './routeRow.contract.ts'
export { routeTable } from './routeTable.data.ts'
export { isStaffAddress } from './staffAddress.contract.ts'

const PATTERNS = routeTable.map(({ pattern }) => pattern)
const ROWS = new Map(routeTable.map((row) => [row.pattern, row]))

/** The row of an address; undefined for an unknown address. */
export function findRoute(pathname: string): RouteRow | undefined {
  const match = matchPatterns(PATTERNS, pathname)
  return match && ROWS.get(match.pattern)
}

/** Page type of an address; `NotFound` for an unknown one. */
export const pageTypeOf = (pathname: string): PageType => findRoute(pathname)?.pageType ?? 'NotFound'
