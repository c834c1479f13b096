import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { SEARCH_LENGTH } from './listing.contract.ts'
import { Kopecks } from './price.contract.ts'

/** Maximum length of `vi_rr_id`, characters (HTTP-006). */
export const SESSION_LENGTH = 50
/** Maximum number of products in an order's beacon. */
export const MAX_ORDERED = 200

/** The session link of every beacon: the cookie `vi_rr_id`. */
const Session = v.object({ session: v.pipe(v.string(), v.minLength(1), v.maxLength(SESSION_LENGTH)) })
const query = { session: '6b86b273ff344ce19d6b804eff5a3f57' }

/** Common to all beacons: sent by the browser, answered with an empty body, rate-limited per IP address. */
const BEACON = {
  method: 'POST',
  query: Session,
  response: v.object({}),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
} as const

/** A search was made (API-056); the server stores its category, not its words. */
export const trackSearch = defineEndpoint({
  ...BEACON,
  path: '/api/v1/retail-rocket/search',
  summary: 'Beacon: the visitor searched for something.',
  body: v.object({ searchPhrase: v.pipe(v.string(), v.maxLength(SEARCH_LENGTH)) }),
  example: { query, body: { searchPhrase: 'gbh 2-26' }, response: {} },
})

/** An order was placed (API-057). */
export const trackOrder = defineEndpoint({
  ...BEACON,
  path: '/api/v1/retail-rocket/order',
  summary: 'Beacon: the visitor placed an order.',
  body: v.object({
    /** Number of the order. */
    transaction: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    products: v.pipe(v.array(v.object({ id: Id, quantity: Id, price: Kopecks })), v.maxLength(MAX_ORDERED)),
  }),
  example: {
    query,
    body: { transaction: '1000001', products: [{ id: 1, quantity: 2, price: 129_900 }] },
    response: {},
  },
})

/** The visitor was identified (API-058); has no effect until there are users. */
export const trackCustomer = defineEndpoint({
  ...BEACON,
  path: '/api/v1/retail-rocket/set-customer',
  summary: 'Beacon: the visitor told who he is.',
  body: v.object({
    /** The user's e-mail or id. */
    customer: v.optional(v.pipe(v.string(), v.maxLength(254))),
  }),
  example: { query, body: { customer: 'ivan@example.ru' }, response: {} },
})

/** A product was added to the cart (API-059). */
export const trackAddToBasket = defineEndpoint({
  ...BEACON,
  path: '/api/v1/retail-rocket/add-to-basket',
  summary: 'Beacon: the visitor put a product into the cart.',
  body: v.object({ productGuid: v.pipe(v.string(), v.uuid()) }),
  example: { query, body: { productGuid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57' }, response: {} },
})

/** A category was viewed (API-060). */
export const trackCategoryView = defineEndpoint({
  ...BEACON,
  path: '/api/v1/retail-rocket/category-view',
  summary: 'Beacon: the visitor looked at a category.',
  body: v.object({
    /** Names from the department down, separated by slashes. */
    categoryPath: v.pipe(v.string(), v.maxLength(1000)),
    categoryId: Id,
  }),
  example: { query, body: { categoryPath: 'Instrument/Perforatory', categoryId: 6500 }, response: {} },
})

/** A product page was viewed (API-061). */
export const trackProductView = defineEndpoint({
  ...BEACON,
  path: '/api/v1/retail-rocket/product-view',
  summary: 'Beacon: the visitor looked at a product.',
  body: v.object({ productId: Id }),
  example: { query, body: { productId: 1 }, response: {} },
})
