import type { SortField } from '@verstak/contracts/listing'
import type { ListingFilters } from '@verstak/contracts/listingFilters'
import type { Borders, CatalogueState } from './catalogueState.ts'
import type { IndexVersion } from './IndexVersion.ts'
import type { SearchedFor, SearchOptions } from './TextMatcher.ts'

/** What to look for. All parts must fit; together they make the listing types: category, brand, both, search, tag page, sale. */
export interface CatalogueQuery {
  /** Null = the whole catalogue. */
  borders: Borders | null
  /** 0 = every brand. */
  brandId: number
  /** What was typed; null = no search. */
  searchString: string | null
  /** `PLAIN_SEARCH` when absent. */
  searchOptions?: SearchOptions
  /** Ids of the only products that may be listed, as in a sale; null = all. */
  productIds: readonly number[] | null
  /** Conditions that define the listing, such as those of a tag page. Nobody chose them, so they limit the facets, too. */
  conditions: ListingFilters
  filters: ListingFilters
  regionId: number
  /** Also products that are out of stock in the region. */
  isOutOfStockShown: boolean
  /** Whether products in stock can be picked up today, by the region's clock. */
  isPickupToday: boolean
  isCourierTomorrow: boolean
  sort: SortField
  isAscending: boolean
  offset: number
  limit: number
  /** Properties that a smaller share of the unfiltered listing has are not counted, unless they are filtered by. */
  leastShare: number
  /** True for lists that show only the first few: no facets, and totals may say only whether there is anything. */
  isPageOnly?: boolean
  /** Categories to count the unfiltered listing in. */
  children: readonly Borders[]
  /** True when only what fits the filters counts in `children`. */
  isChildrenFiltered?: boolean
}

export interface CatalogueResult {
  /** Product ids of the page. Equal ones in the order of their ids, so that no page repeats or skips a product. */
  ids: number[]
  /** Products that fit all filters. */
  total: number
  totalUnfiltered: number
  facets: FacetCounts
  /** Products in each of the query's `children`: of the unfiltered listing, unless the query says otherwise. */
  childCounts: number[]
  /** What was searched instead of what was typed; null when just that. */
  searchedFor: SearchedFor | null
}

/** Products per value; a value without products in the unfiltered listing is missing, one that the filters empty has 0. */
export type ValueCounts = Map<number, number>

/** Smallest and largest number of a facet. */
export interface Bounds {
  min: number
  max: number
}

export interface RangeCounts {
  /** In the listing without filters. */
  unfiltered: Bounds
  /** In what the filters of the other facets leave; null when no product is left. */
  left: Bounds | null
}

/** Exact disjunctive counts: each facet is counted with the filters of all other facets. */
export interface FacetCounts {
  brand: ValueCounts
  availability: ValueCounts
  rating: ValueCounts
  /** Kopecks; null when the listing is empty. */
  price: RangeCounts | null
  /** By property id, counts by value id. */
  lists: Map<number, ValueCounts>
  /** By property id, in the property's unit. */
  ranges: Map<number, RangeCounts>
}

/** What a query without facets gets. */
export const noFacets = (): FacetCounts => ({
  brand: new Map(),
  availability: new Map(),
  rating: new Map(),
  price: null,
  lists: new Map(),
  ranges: new Map(),
})

/**
 * The catalogue for finding, counting and sorting. What a page shows about a product is read from the database.
 * `createColumnarIndex` holds it in memory; `createSqlIndex` is the reference that asks the database each time.
 */
export interface CatalogueIndex {
  /** @throws when the database cannot be reached and nothing was read before */
  read(): Promise<CatalogueState>
  /** Facets and ids of the query must be those of `read`'s state; unknown ones find nothing. */
  find(query: CatalogueQuery): Promise<CatalogueResult>
  /** To be called before `find`; null where the result can change unnoticed. */
  versionOf(query: CatalogueQuery): Promise<IndexVersion | null>
  /** Whether `find` would give the same as at that version. */
  isUnchanged(moment: IndexVersion): boolean
  /** When readers last got an index that was built anew, because categories, brands or properties changed, ms; 0 = never. */
  revision(): number
  close(): Promise<void>
}
