import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { PricesV2 } from './price.contract.ts'

/** Maximum number of products in a comparison (LIMIT-001). More give a 400 with the reason `compare-full`. */
export const MAX_COMPARED = 100

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const guidExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'

/** Product of a comparison (COMPARE-002), with the visitor's current price. */
export const CompareCard = v.object({
  id: Id,
  guid: Guid,
  /** False for a product that is no longer sold. */
  isActive: v.boolean(),
  /** Path of the product page. */
  link: v.string(),
  /** Picture address with a `{size}` and a `{format}` placeholder. */
  image: v.string(),
  name: v.string(),
  pricesV2: PricesV2,
})
export type CompareCard = v.InferOutput<typeof CompareCard>

/** Answer to a change; `compareCount` is the new number for the badges (COMPARE-004). */
const Compared = v.object({
  attributes: v.object({
    compareCount: Count,
    /** Of two answers the one with the bigger revision is newer. */
    revision: v.optional(Count),
  }),
})
/** `result` is true whenever the call succeeds (API-021). */
const Removed = v.object({ result: v.literal(true), ...Compared.entries })

/**
 * Adds all products or, on a failure, none. Products already in the list stay. Failures carry `meta` as those of
 * favourites do, and a visitor's first change must be awaited in the same way.
 */
export const addToCompare = defineEndpoint({
  method: 'POST',
  path: '/api/v1/compare/products/add',
  summary: 'Puts products into the comparison; gives a guest the cookies of his comparison.',
  body: v.object({ productGuids: v.pipe(v.array(Guid), v.minLength(1), v.maxLength(MAX_COMPARED)) }),
  response: Compared,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  isFailureWorded: true,
  example: { body: { productGuids: [guidExample] }, response: { attributes: { compareCount: 1 } } },
})

export const removeFromCompare = defineEndpoint({
  method: 'POST',
  path: '/api/v1/compare/remove',
  summary: 'Takes a product out of the comparison; taking out what is not there succeeds, too.',
  body: v.object({
    productId: Id,
    /** Tiles send it as well (API-066); only the id is used. */
    productGuid: v.optional(Guid),
  }),
  response: Removed,
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  isFailureWorded: true,
  example: { body: { productId: 1 }, response: { result: true, attributes: { compareCount: 0 } } },
})

/** The other variant in the specification (API-021), not used by pages. */
export const removeFromCompareByGuid = defineEndpoint({
  method: 'GET',
  path: '/api/v1/compare/remove',
  summary: 'The same by guid. Although a GET, it is refused unless a page of the store asks.',
  query: v.object({ productGuid: Guid }),
  response: Removed,
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  isChange: true,
  isFailureWorded: true,
  example: { query: { productGuid: guidExample }, response: { result: true, attributes: { compareCount: 0 } } },
})

export const listCompared = defineEndpoint({
  method: 'GET',
  path: '/api/v1/compare/list/v2',
  summary: 'The comparison of the visitor, the newest first; empty for one who has none.',
  query: v.object({
    type: v.optional(v.literal('full'), 'full'),
    /** For prices; by default the visitor's active region. */
    regionId: v.optional(RegionId),
  }),
  response: v.object({ count: Count, list: v.array(CompareCard) }),
  errors: [],
  cache: { scope: 'personal' },
  isOnly200Success: true,
  example: { query: { type: 'full' } },
})
