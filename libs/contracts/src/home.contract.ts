import * as v from 'valibot'
import { Category, IncludedItem } from './catalogue.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { ProductTile } from './product.contract.ts'

/** Sale shown with its products on the home page. */
export const HomeSale = v.object({
  name: v.string(),
  /** Its slug, see `saleAddress`. */
  slug: v.string(),
  url: v.string(),
  /** End of the sale, ISO 8601; null for a sale without an end. */
  endsAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Products that the region can sell now; at least one. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type HomeSale = v.InferOutput<typeof HomeSale>

/** Home page data of a region, besides the departments. */
export const getHome = defineEndpoint({
  method: 'GET',
  path: '/api/v1/home',
  summary: 'The sale of the home page, popular categories and popular brands of a region.',
  query: v.object({ regionId: RegionId }),
  response: v.object({
    /** The running sale that ends first; null when there is none with products. */
    sale: v.nullable(HomeSale),
    /** Categories with the most popular products in the region; `count` is the number on sale there now. */
    popularCategories: v.array(Category),
    /** Brands that appear in the most departments. */
    brands: v.array(IncludedItem),
  }),
  errors: [],
  cache: { scope: 'public', maxAge: 300 },
  example: { query: { regionId: 1 } },
})

/** Maximum number of products in a sale's row. */
export const MAX_SALE_PRODUCTS = 5

/** Products with the caller's prices. The whole sale is `getListing` with the type `sale`. */
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
