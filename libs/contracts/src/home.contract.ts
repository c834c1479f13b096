import * as v from 'valibot'
import { Category, IncludedItem } from './catalogue.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { ProductTile } from './product.contract.ts'

/** Sale that the home page shows with its products. */
export const HomeSale = v.object({
  name: v.string(),
  /** Its address name, `saleAddress`. */
  slug: v.string(),
  url: v.string(),
  /** When it ends, ISO 8601; null for a sale without an end. */
  endsAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Products that the region can sell now; at least one. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type HomeSale = v.InferOutput<typeof HomeSale>

/** What the home page shows to everybody in a region, besides the departments. */
export const getHome = defineEndpoint({
  method: 'GET',
  path: '/api/v1/home',
  summary: 'The sale of the home page, popular categories and popular brands of a region.',
  query: v.object({ regionId: RegionId }),
  response: v.object({
    /** The running sale that ends first; null when there is none with products. */
    sale: v.nullable(HomeSale),
    /** Those with the most of the region's popular products; `count` is of what it can sell now. */
    popularCategories: v.array(Category),
    /** Those that most departments name. */
    brands: v.array(IncludedItem),
  }),
  errors: [],
  cache: { scope: 'public', maxAge: 300 },
  example: { query: { regionId: 1 } },
})

/** Products of a sale that stand in a row. */
export const MOST_SALE_PRODUCTS = 5

/** Its whole listing is `getListing` with the type `sale`; here the prices are those of who asks. */
export const listSaleProducts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/featured/sale',
  summary: 'The most popular products of a running sale that a region can sell.',
  query: v.object({ slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), regionId: RegionId }),
  response: v.object({ products: v.array(ProductTile) }),
  errors: ['not-found'],
  cache: { scope: 'buyer', maxAge: 30 },
  example: { query: { slug: 'bolshaya-rasprodazha', regionId: 1 } },
})
