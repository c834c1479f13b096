import { DAY, type CookieRule } from './cookieRule.contract.ts'

const cookieOf = (name: string) =>
  ({ name, maxAge: 30 * DAY, isHttpOnly: false, writtenBy: 'browser' }) as const satisfies CookieRule

/**
 * Cookies that staff switches in its panel; the shop believes them only with a session of staff. `canary` brings the newest
 * releases; each other one turns a feature flag on that nothing reads yet.
 */
export const STAFF_SWITCHES = {
  newListings: cookieOf('new_listings_search'),
  canary: cookieOf('canary'),
  geocoding: cookieOf('geocoding'),
  cartPreview: cookieOf('cart_product_preview'),
  newFavorites: cookieOf('new_favorites_v3'),
} as const satisfies Record<string, CookieRule>

/** Value of a switch that is on; without the cookie it is off. */
export const SWITCHED_ON = '1'
