/** The pages whose bytes are measured, see `findMeasuredPages`. */
export type MeasuredPage = 'home' | 'category' | 'product' | 'cart' | 'legal'

/** A kilobyte in the reports has 1000 bytes. */
const KB = 1000

/**
 * Limits of JavaScript before the first interaction, bytes of brotli. The target is 165 kB for every page; home, category
 * and cart leave room for the remotes that are still to come.
 */
export const JS_BUDGETS: Readonly<Record<MeasuredPage, number>> = {
  home: 164 * KB,
  category: 162 * KB,
  product: 165 * KB,
  cart: 162 * KB,
  legal: 165 * KB,
}

/** JavaScript of a cart with a product in it; `cart` above is an empty one. Bytes of brotli. */
export const FULL_CART_BUDGET = 165 * KB

/** JavaScript of a comparison with products in it, bytes of brotli. */
export const COMPARISON_BUDGET = 165 * KB

/** JavaScript of each page of the cabinet, of a user with orders; bytes of brotli. */
export const CABINET_BUDGET = 165 * KB

/** JavaScript of a list of favourites with products in it, bytes of brotli. */
export const FAVORITES_BUDGET = 165 * KB

/** JavaScript of the pages of reviews and questions, bytes of brotli. */
export const REVIEWS_BUDGET = 165 * KB

/** The window of the sign-in: what its first step waits for besides the page, bytes of brotli. */
export const SIGN_IN_BUDGET = 25 * KB

/** All style sheets that a page names, bytes of brotli. */
export const CSS_BUDGET = 20 * KB

/** A page itself, bytes of gzip. */
export const HTML_BUDGET = 40 * 1024

/** JavaScript of the window of pickup points without what draws its map, bytes of brotli. */
export const PICKUP_WINDOW_BUDGET = 20 * KB
