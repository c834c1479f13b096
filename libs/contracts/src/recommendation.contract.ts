import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { ProductTile } from './product.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())
const Products = v.object({ products: v.array(ProductTile) })

/** Maximum number of viewed products that a guest's browser sends for the row of recent ones. */
export const MAX_RECENT = 20
/** Maximum number of views per call. */
export const MAX_SYNCED_VIEWS = 100

/**
 * Recently viewed products: from the list sent by the visitor, or from the views the server knows if none is sent
 * (API-016).
 */
export const listRecent = defineEndpoint({
  method: 'POST',
  path: '/api/v1/featured/recent',
  summary: 'Products that this visitor looked at, the last one first; those that are gone are left out.',
  body: v.object({
    /** The last one first. */
    productGuids: v.optional(v.pipe(v.array(Guid), v.maxLength(MAX_RECENT))),
    /** By default the visitor's active region. */
    regionId: v.optional(RegionId),
  }),
  response: Products,
  errors: [],
  cache: { scope: 'personal' },
  example: { body: { productGuids: ['6b86b273-ff34-4ce1-89d6-804eff5a3f57'], regionId: 1 } },
})

/** Products often bought together with the given ones, then consumables of their departments (API-017). */
export const listAccessories = defineEndpoint({
  method: 'GET',
  path: '/api/v1/featured/accessories',
  summary: 'Products that go with the given ones.',
  query: v.object({
    /** Ids separated by commas, at most twenty. */
    productIds: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/)),
    regionId: v.optional(RegionId, 1),
  }),
  response: Products,
  errors: ['not-found'],
  cache: { scope: 'buyer', maxAge: 30 },
  example: { query: { productIds: '1,2', regionId: 1 } },
})

/** A beacon of the browser; views of unknown products and of visitors without a cookie are ignored (API-019). */
export const syncViewHistory = defineEndpoint({
  method: 'POST',
  path: '/api/v1/recommendations/sync-product-view-history',
  summary: 'Hands over products that the visitor looked at, for recommendations.',
  body: v.object({
    items: v.pipe(
      v.array(
        v.object({
          productGuid: Guid,
          /** Milliseconds since 1970, as stored by the browser. */
          timestamp: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
        }),
      ),
      v.maxLength(MAX_SYNCED_VIEWS),
    ),
  }),
  response: v.object({}),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: { items: [{ productGuid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57', timestamp: 1_795_000_000_000 }] },
    response: {},
  },
})

/**
 * For «Подобрать аналог»: products of the same category with a similar price, those with most common characteristics
 * first (CALL-001).
 */
export const listAnalogs = defineEndpoint({
  method: 'GET',
  path: '/api/product/analogs-sorted',
  summary: 'Products like the given one that can be bought now; their `currentlyAvailable` is always 0.',
  query: v.object({ guid: Guid, regionId: v.optional(RegionId, 1) }),
  response: Products,
  errors: ['not-found'],
  cache: { scope: 'buyer', maxAge: 30 },
  example: { query: { guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57', regionId: 1 } },
})
