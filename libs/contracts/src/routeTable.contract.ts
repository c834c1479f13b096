import { matchPatterns } from './routePattern.contract.ts'
import { routeTable } from './routeTable.data.ts'

export { routeTable } from './routeTable.data.ts'

/**
 * What a page says it is, spelled as the specification spells it (CABINET-019, ROUTE-075, SHELL-014). `Info`, `Admin`
 * and `NotFound` are ours, for pages that it gives no name.
 */
export type PageType =
  | 'AddReview'
  | 'Admin'
  | 'Brand'
  | 'Brands'
  | 'Cart'
  | 'Category'
  | 'Checkout'
  | 'Compare'
  | 'Confidential'
  | 'Consumables'
  | 'Discussions'
  | 'Home'
  | 'Info'
  | 'Listing'
  | 'Loyalty'
  | 'NotFound'
  | 'OurActions'
  | 'Pcabinet'
  | 'Personal'
  | 'Product'
  | 'RecommendationTechnologies'
  | 'Requisites'
  | 'Reviews'
  | 'Sale'
  | 'Search'
  | 'Subscribe'
  | 'TradeRules'
  | 'UserAgreement'
  | 'alfa-club'
  | 'tagPage'

/** Whose address it is: the name of a remote. */
export type RouteOwner =
  | 'account'
  | 'admin'
  | 'cart'
  | 'compare'
  | 'content'
  | 'delivery'
  | 'favorites'
  | 'home'
  | 'listing'
  | 'product'
  | 'reviews'

/** One address of the store. */
export interface RouteRow {
  /** See `routePattern`. */
  pattern: string
  owner: RouteOwner
  pageType: PageType
  /** What the page is called in lists of pages; in Russian. */
  title: string
  /** Search engines shall find it: it stands in the sitemap once its owner is released. */
  isIndexed?: true
  /** Others than staff do not learn that it exists. */
  audience?: 'staff'
}

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
