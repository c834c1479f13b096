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
