import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, IdOrNone, RegionId } from './id.contract.ts'
import { isCanonicalFilters } from './listingFilters.contract.ts'
import { ProductTile } from './product.contract.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Products on one page of a listing. */
export const PAGE_SIZE = 24

/** Maximum length of a search, characters. */
export const SEARCH_LENGTH = 200

/**
 * Kind of a listing: a category, a category within a brand, a brand, search results, a category with the conditions
 * of a tag page, or the products of a sale (LISTING-001).
 */
export const ListingType = v.picklist(['category', 'categoryBrand', 'brand', 'search', 'tagPage', 'sale'])
export type ListingType = v.InferOutput<typeof ListingType>

/** `orderby` of the address; `asc` sets the direction. */
export const SortField = v.picklist(['popularity', 'price', 'discount', 'rating', 'novelty'])
export type SortField = v.InferOutput<typeof SortField>

/** One checkbox of a facet. */
export const FacetValue = v.object({
  id: Id,
  name: v.string(),
  /** Products that the page would show with this value and the filters of the OTHER facets (disjunctive count). */
  count: Count,
  isChosen: v.boolean(),
})
export type FacetValue = v.InferOutput<typeof FacetValue>

/** Filter of a listing. `price`, `brand`, `availability`, `rating` are built in, `p{propertyId}` is a property. */
export const Facet = v.object({
  id: v.string(),
  name: v.string(),
  /** Unit after the name: «₽», «Вт»; null when none. */
  unit: v.nullable(v.string()),
  kind: v.picklist(['values', 'range']),
  /** For kind `values`, the most frequent first; includes values with a zero count. */
  values: v.array(FacetValue),
  /** For kind `range`: bounds under the other filters, and the chosen range (shown units; null = open). */
  range: v.nullable(
    v.object({ min: v.number(), max: v.number(), from: v.nullable(v.number()), to: v.nullable(v.number()) }),
  ),
})
export type Facet = v.InferOutput<typeof Facet>

/** Subcategory chip; `count` is of active products, ignoring filters. */
export const Subcategory = v.object({
  id: Id,
  name: v.string(),
  url: v.string(),
  count: Count,
  image: v.string(),
})

/** Category with search results; `count` is of products that also match the filters. */
export const FoundCategory = v.object({ id: Id, name: v.string(), count: Count })
export type FoundCategory = v.InferOutput<typeof FoundCategory>

/** Categories to which a search can be narrowed or widened. */
export const SearchCategories = v.object({
  /** Ancestors of the chosen category, the department first; empty when none is chosen. */
  above: v.array(v.object({ id: Id, name: v.string() })),
  /** The category to which the search is narrowed; null when none. */
  chosen: v.nullable(FoundCategory),
  /**
   * Children of the chosen category, or the departments, the one with most products first. If one of them has all the
   * products, its children instead; empty when there is no choice.
   */
  found: v.array(FoundCategory),
})
export type SearchCategories = v.InferOutput<typeof SearchCategories>

/** One page of a listing with its tiles, facets and headings. */
export const Listing = v.object({
  listingType: ListingType,
  /** Heading of the page. */
  title: v.string(),
  /** Path of page 1 with the correct slug, without query. */
  canonical: v.string(),
  breadcrumbs: v.array(v.object({ name: v.string(), link: v.string() })),
  subcategories: v.array(Subcategory),
  products: v.array(ProductTile),
  /** Number of products that match the filters. */
  total: Count,
  /** Products of the listing without filters. */
  totalUnfiltered: Count,
  page: Id,
  pagesCount: Count,
  facets: v.array(Facet),
  /** Corrected query, if the typed one finds nothing; null when the typed query was used. */
  searchedFor: v.optional(v.nullable(v.string()), null),
  /** Words ignored in the search, because no product matches them together with the others. */
  leftOut: v.optional(v.array(v.string())),
  /** For a search; null for other types. */
  categories: v.optional(v.nullable(SearchCategories), null),
})
export type Listing = v.InferOutput<typeof Listing>

/** Input from a listing's address, plus the region: equal pages have equal inputs. */
export const ListingInput = v.object({
  listingType: ListingType,
  /** Category id, also for a tag page; 0 for `brand`, `search` and `sale`. */
  id: IdOrNone,
  /** Category that narrows a search or a sale; 0 or omitted for none. */
  categoryId: v.optional(IdOrNone),
  /** Slug of a tag page or a sale; '' or omitted for other types. */
  slug: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Brand id; 0 when the listing has none. */
  brandId: IdOrNone,
  /** Search query; '' for other types. */
  searchString: v.pipe(v.string(), v.maxLength(SEARCH_LENGTH)),
  /** Search for exactly the typed words: no corrections, no ignored words. */
  exact: v.optional(v.boolean(), false),
  sort: SortField,
  /** Ascending; for `popularity`, `rating`, `discount` and `novelty`, false puts the best first. */
  asc: v.boolean(),
  page: Id,
  /** Canonical `filters` of the address. */
  filters: v.pipe(v.string(), v.maxLength(2000), v.check(isCanonicalFilters, 'not in canonical form')),
  /**
   * Canonical filters that are part of the listing itself. The shopper cannot remove them, so facets stay within
   * them.
   */
  conditions: v.optional(v.pipe(v.string(), v.maxLength(2000), v.check(isCanonicalFilters, 'not in canonical form'))),
  /** `full` returns all data of each product; `short`, the default, what tiles show. */
  cards: v.optional(v.picklist(['short', 'full'])),
  /** Includes products that are out of stock. */
  all: v.boolean(),
  regionId: RegionId,
})
export type ListingInput = v.InferOutput<typeof ListingInput>

export const getListing = defineEndpoint({
  method: 'GET',
  path: '/api/v1/listing',
  summary: 'One page of products of a category, brand, search, tag page or sale, with facets.',
  query: ListingInput,
  response: Listing,
  errors: ['not-found', 'page-out-of-range'],
  cache: { scope: 'buyer', maxAge: 30 },
  example: {
    query: {
      listingType: 'category',
      id: 6474,
      brandId: 0,
      searchString: '',
      sort: 'popularity',
      asc: false,
      page: 1,
      filters: 'price:1000-5000',
      all: false,
      cards: 'full',
      regionId: 1,
    },
  },
})

/** Tag pages: popular searches within a category. Only these links lead to them. */
export const listTagPages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/tag-pages',
  summary: 'Tag pages of a category, in the order of the shop; none for a category that is not there.',
  query: v.object({ categoryId: Id }),
  response: v.object({ data: v.array(v.object({ name: v.string(), /** Path of its listing. */ url: v.string() })) }),
  errors: [],
  cache: { scope: 'public', maxAge: 600 },
  example: { query: { categoryId: 7111 } },
})
