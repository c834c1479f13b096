import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, IdOrNone, RegionId } from './id.contract.ts'
import { isCanonicalFilters } from './listingFilters.contract.ts'
import { ProductTile } from './product.contract.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Products on one page of a listing. */
export const PAGE_SIZE = 24

/** Characters of the longest search. */
export const SEARCH_LENGTH = 200

/**
 * What a listing shows: a category, a category within a brand, a brand, what a search finds, a category under the
 * conditions of a tag page, or the products of a sale (LISTING-001).
 */
export const ListingType = v.picklist(['category', 'categoryBrand', 'brand', 'search', 'tagPage', 'sale'])
export type ListingType = v.InferOutput<typeof ListingType>

/** `orderby` of the address; `asc` turns the direction. */
export const SortField = v.picklist(['popularity', 'price', 'discount', 'rating', 'novelty'])
export type SortField = v.InferOutput<typeof SortField>

/** Value that a facet offers: one of its checkboxes. */
export const FacetValue = v.object({
  id: Id,
  name: v.string(),
  /** Products that the page would show with this value and the filters of the OTHER facets (disjunctive count). */
  count: Count,
  isChosen: v.boolean(),
})
export type FacetValue = v.InferOutput<typeof FacetValue>

/** Filter of a listing. `price`, `brand`, `availability`, `rating` are ours, `p{propertyId}` a property's. */
export const Facet = v.object({
  id: v.string(),
  name: v.string(),
  /** Unit behind the name: «₽», «Вт»; null when none. */
  unit: v.nullable(v.string()),
  kind: v.picklist(['values', 'range']),
  /** For kind `values`, the most frequent first; zero counts stay. */
  values: v.array(FacetValue),
  /** For kind `range`: bounds of what the other filters leave, and what is chosen (shown units; null = open). */
  range: v.nullable(
    v.object({ min: v.number(), max: v.number(), from: v.nullable(v.number()), to: v.nullable(v.number()) }),
  ),
})
export type Facet = v.InferOutput<typeof Facet>

/** Child of a listed category as its chip shows it; `count` is of active products, filters aside. */
export const Subcategory = v.object({
  id: Id,
  name: v.string(),
  url: v.string(),
  count: Count,
  image: v.string(),
})

/** Category in which a search finds products; `count` is of those that fit the filters too. */
export const FoundCategory = v.object({ id: Id, name: v.string(), count: Count })
export type FoundCategory = v.InferOutput<typeof FoundCategory>

/** How a search can be narrowed to a category, and widened again. */
export const SearchCategories = v.object({
  /** The ways back: what is above the chosen category, its department first; empty when none is chosen. */
  above: v.array(v.object({ id: Id, name: v.string() })),
  /** The category that the search is narrowed to; null when none is. */
  chosen: v.nullable(FoundCategory),
  /**
   * Children of the chosen category, or the departments, the one with most products first. Where one of them has all,
   * its children instead; empty when there is nothing to choose from.
   */
  found: v.array(FoundCategory),
})
export type SearchCategories = v.InferOutput<typeof SearchCategories>

/** One page of a listing with all that stands around its tiles. */
export const Listing = v.object({
  listingType: ListingType,
  /** Heading of the page. */
  title: v.string(),
  /** Path of page 1 with the right slug, without query. */
  canonical: v.string(),
  breadcrumbs: v.array(v.object({ name: v.string(), link: v.string() })),
  subcategories: v.array(Subcategory),
  products: v.array(ProductTile),
  /** Products that fit the filters. */
  total: Count,
  /** Products of the listing without filters. */
  totalUnfiltered: Count,
  page: Id,
  pagesCount: Count,
  facets: v.array(Facet),
  /** What was searched instead of what was typed, because that finds nothing; null when just that was searched. */
  searchedFor: v.optional(v.nullable(v.string()), null),
  /** Words of a search that were left out of it, because no product has them together with the others. */
  leftOut: v.optional(v.array(v.string())),
  /** Of a search; null for other types. */
  categories: v.optional(v.nullable(SearchCategories), null),
})
export type Listing = v.InferOutput<typeof Listing>

/** What an address of a listing says, plus the region: equal pages have equal inputs. */
export const ListingInput = v.object({
  listingType: ListingType,
  /** Category id, of a tag page too; 0 for `brand`, `search` and `sale`. */
  id: IdOrNone,
  /** Category that narrows a search or a sale; 0 or left out for none. */
  categoryId: v.optional(IdOrNone),
  /** Address name of a tag page or a sale; '' or left out for other types. */
  slug: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Brand id; 0 when the listing has none. */
  brandId: IdOrNone,
  /** What was searched for; '' for other types. */
  searchString: v.pipe(v.string(), v.maxLength(SEARCH_LENGTH)),
  /** Search for just what was typed: nothing is corrected, no word left out. */
  exact: v.optional(v.boolean(), false),
  sort: SortField,
  /** Ascending; for `popularity`, `rating`, `discount` and `novelty` the better ones come first when false. */
  asc: v.boolean(),
  page: Id,
  /** Canonical `filters` of the address. */
  filters: v.pipe(v.string(), v.maxLength(2000), v.check(isCanonicalFilters, 'not in canonical form')),
  /** Canonical filters that belong to the listing itself: no choice of the shopper, so facets stay within them. */
  conditions: v.optional(v.pipe(v.string(), v.maxLength(2000), v.check(isCanonicalFilters, 'not in canonical form'))),
  /** `full` brings everything of each product; `short`, the default, what tiles of pages show. */
  cards: v.optional(v.picklist(['short', 'full'])),
  /** Also products that are out of stock. */
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

/** Tag pages are what is often looked for within a category; without links to them nobody comes there. */
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
