import type { SortField } from '@verstak/contracts/listing'
import type { ListingFilters } from '@verstak/contracts/listingFilters'
import type { CatalogueState } from './catalogueState.ts'
import { countFacets, type FacetCounts } from './countFacets.ts'
import { makeFilters } from './makeFilters.ts'
import { searchTextOf, searchWordsOf } from './searchText.ts'
import { sortOrderOf } from './sortOrder.ts'

/** What to look for. All parts must fit. */
export interface CatalogueQuery {
  /** Borders of the category whose subtree is listed; null = the whole catalogue. */
  borders: { lft: number; rgt: number } | null
  /** 0 = every brand. */
  brandId: number
  /** Words that must all stand in name, brand or codes; null = no search. */
  searchString: string | null
  filters: ListingFilters
  /** Products without a piece in the region too. */
  isOutOfStockShown: boolean
  /** What the region's clock says about products in stock. */
  isPickupToday: boolean
  isCourierTomorrow: boolean
  sort: SortField
  isAscending: boolean
  offset: number
  limit: number
}

export interface CatalogueResult {
  /** Product ids of the page. */
  ids: number[]
  total: number
  totalUnfiltered: number
  facets: FacetCounts
  /** Rows of the listing without its filters, for counts of subcategories. */
  unfilteredRows: Int32Array
}

/**
 * Finds one page and counts every facet in one pass over the rows: a row that fits all filters counts for all facets, a
 * row that only one facet's filter rejects counts for that facet. `stock` holds 1 for rows with a piece in the region.
 */
export function findProducts(state: CatalogueState, stock: Uint8Array, query: CatalogueQuery): CatalogueResult {
  const unfilteredRows = selectRows(state, stock, query)
  const filters = makeFilters(state, stock, query)
  /** −1 = fits all, −2 = rejected twice, else the place of the only filter that rejects. */
  const rejectedBy = new Int8Array(unfilteredRows.length)
  let total = 0
  unfilteredRows.forEach((row, place) => {
    let rejecting = -1
    for (let i = 0; i < filters.length; i++) {
      if (filters[i]!.fits(row)) continue
      if (rejecting !== -1) {
        rejecting = -2
        break
      }
      rejecting = i
    }
    rejectedBy[place] = rejecting
    if (rejecting === -1) total += 1
  })
  return {
    ids: selectPage(state, unfilteredRows, rejectedBy, total, query),
    total,
    totalUnfiltered: unfilteredRows.length,
    facets: countFacets(state, stock, query, { rows: unfilteredRows, rejectedBy, filters }),
    unfilteredRows,
  }
}

function selectRows(state: CatalogueState, stock: Uint8Array, query: CatalogueQuery): Int32Array {
  const { borders, brandId, searchString } = query
  const from = borders ? firstRowFrom(state, borders.lft) : 0
  const to = borders ? firstRowFrom(state, borders.rgt) : state.size
  const words = searchString === null ? null : searchWordsOf(searchString)
  const rows: number[] = []
  for (let row = from; row < to; row++) {
    if (!query.isOutOfStockShown && stock[row] === 0) continue
    if (brandId !== 0 && state.brandId[row] !== brandId) continue
    if (words && (words.length === 0 || !words.every((word) => state.text[row]!.includes(word)))) continue
    rows.push(row)
  }
  return Int32Array.from(rows)
}

/** First row whose category begins at `lft` or later. */
export function firstRowFrom(state: CatalogueState, lft: number): number {
  let low = 0
  let high = state.size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (state.lft[middle]! < lft) low = middle + 1
    else high = middle
  }
  return low
}

function selectPage(
  state: CatalogueState,
  rows: Int32Array,
  rejectedBy: Int8Array,
  total: number,
  { sort, isAscending, offset, limit, searchString }: CatalogueQuery,
): number[] {
  const { rankByRow, rowByRank } = sortOrderOf(state, sort, isAscending)
  const exact = searchString === null ? null : searchTextOf(searchString)
  const ranks = new Int32Array(total)
  let count = 0
  rows.forEach((row, place) => {
    if (rejectedBy[place] !== -1) return
    // A product whose code is just what was typed comes before all ranks.
    const isExact = exact !== null && state.codes[row]!.includes(exact)
    ranks[count++] = isExact ? rankByRow[row]! - state.size : rankByRow[row]!
  })
  const page = ranks.sort().subarray(offset, offset + limit)
  return Array.from(page, (rank) => state.id[rowByRank[rank < 0 ? rank + state.size : rank]!]!)
}
