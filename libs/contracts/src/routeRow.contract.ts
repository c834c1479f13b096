/**
 * Page types as the specification spells them (CABINET-019, ROUTE-075, SHELL-014). `Info`, `Admin` and `NotFound` are
 * ours, for pages to which it gives no name.
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

/** Name of the remote that owns the address. */
export type RouteOwner =
  | 'account'
  | 'admin'
  | 'auth'
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
  /** Russian title for lists of pages. */
  title: string
  /** Open to search engines: included in the sitemap once its owner is released. */
  isIndexed?: true
  /** Hidden from everyone except staff. */
  audience?: 'staff'
}
