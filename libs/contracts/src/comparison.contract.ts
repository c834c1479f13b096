import * as v from 'valibot'
import { MAX_COMPARED } from './compare.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, IdOrNone, RegionId } from './id.contract.ts'
import { ProductTile } from './product.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const guidExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
const keyExample = 'mYz1l3c0Qh8vX7dJ5s2aBtR9uKfEwPnGiLoCxTqZ4Hk'
/** As it stands in an address; anything that is no guid belongs to no category. */
const AddressPart = v.pipe(v.string(), v.maxLength(100))

/** Category of compared products: a tab of the page. */
export const ComparedCategory = v.object({
  id: Id,
  guid: Guid,
  name: v.string(),
  /** Path of the category's page. */
  link: v.string(),
  /** Products of it in the comparison. */
  count: Count,
})
export type ComparedCategory = v.InferOutput<typeof ComparedCategory>

/** Column of the table. */
export const ComparedProduct = v.object({
  ...ProductTile.entries,
  /** False for a product that is no longer sold. */
  isActive: v.boolean(),
})
export type ComparedProduct = v.InferOutput<typeof ComparedProduct>

/** One characteristic of all columns. */
export const ComparedRow = v.object({
  id: Id,
  name: v.string(),
  unit: v.nullable(v.string()),
  /** In the order of the columns, without unit; null where the product has no such characteristic. */
  values: v.array(v.nullable(v.string())),
  /** Whether shoppers want a higher or a lower number; absent for neither. */
  better: v.optional(v.picklist(['more', 'less'])),
  /** With `better`: the values as numbers; null where a value is none. */
  numbers: v.optional(v.array(v.nullable(v.number()))),
})
export type ComparedRow = v.InferOutput<typeof ComparedRow>

/** Characteristics under one heading. */
export const ComparedGroup = v.object({
  /** 0 for characteristics without a group, which come first. */
  id: IdOrNone,
  /** Null for the same. */
  name: v.nullable(v.string()),
  rows: v.pipe(v.array(ComparedRow), v.minLength(1)),
})
export type ComparedGroup = v.InferOutput<typeof ComparedGroup>

/** One category of a comparison as a table. */
export const Comparison = v.object({
  /** Products of all categories. */
  count: Count,
  /** That with the latest product first. */
  categories: v.array(ComparedCategory),
  /** Guid of the category that `products` are of; null when nothing is compared in the one that was asked for. */
  categoryGuid: v.nullable(Guid),
  /** As the visitor arranged them; what he added since comes first. Products without a price are left out. */
  products: v.array(ComparedProduct),
  groups: v.array(ComparedGroup),
})
export type Comparison = v.InferOutput<typeof Comparison>

export const getComparison = defineEndpoint({
  method: 'GET',
  path: '/api/v1/compare/table',
  summary: 'One category of the comparison, by default that of the latest product, with all characteristics.',
  query: v.object({
    categoryGuid: v.optional(AddressPart),
    /** Key of a shared set, which is shown instead of the visitor's own comparison. */
    set: v.optional(AddressPart),
    /** For prices and stock; by default the visitor's active region. */
    regionId: v.optional(RegionId),
  }),
  response: Comparison,
  /** `not-found`: the key opens no set. */
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { categoryGuid: guidExample } },
})

/** Answer to a change; the count is for the badges. Of two answers the one with the bigger revision is newer. */
const Changed = v.object({ attributes: v.object({ compareCount: Count, revision: v.optional(Count) }) })
const changedExample = { attributes: { compareCount: 2, revision: 5 } }

export const orderCompared = defineEndpoint({
  method: 'POST',
  path: '/api/v1/compare/order',
  summary: 'Puts products of the comparison into this order; ids that are not compared are passed over.',
  body: v.object({ productIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MAX_COMPARED)) }),
  response: Changed,
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { productIds: [2, 1] }, response: changedExample },
})

export const clearCompared = defineEndpoint({
  method: 'POST',
  path: '/api/v1/compare/clear',
  summary: 'Takes everything out of the comparison.',
  body: v.object({}),
  response: Changed,
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  example: { body: {}, response: { attributes: { compareCount: 0, revision: 6 } } },
})

/** Later changes of the comparison do not change the set. The same set has the same key. */
export const shareCompared = defineEndpoint({
  method: 'POST',
  path: '/api/v1/compare/share',
  summary: 'Makes a link under which anybody sees the products that the visitor compares in a category.',
  body: v.object({ categoryGuid: Guid }),
  response: v.object({
    key: v.string(),
    /** Path of the page. */
    link: v.string(),
  }),
  /** `not-found`: the visitor compares nothing in this category. */
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: { categoryGuid: guidExample },
    response: { key: keyExample, link: `/compare/${guidExample}/?set=${keyExample}` },
  },
})
