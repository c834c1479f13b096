import { hash } from 'node:crypto'
import { PAGE_SIZE, type Listing, type ListingInput } from '@verstak/contracts/listing'
import { parseFilters, type ListingFilters } from '@verstak/contracts/listingFilters'
import type { Buyer } from '@verstak/price/buyer'
import type { CatalogueQuery } from '../catalogue-index/CatalogueIndex.ts'
import type { CatalogueState, Region } from '../catalogue-index/catalogueState.ts'
import { PLAIN_SEARCH } from '../catalogue-index/TextMatcher.ts'
import { DomainError } from '../DomainError.ts'
import type { CurrentTerms } from '../cache/TileCache.ts'
import type { TileValidity } from '../cache/TileFileCache.ts'
import { getRegion } from '../region/getRegion.ts'
import type { HandoverDays } from '../region/handoverDays.ts'
import { cachedHandoverDays } from '../region/cachedHandoverDays.ts'
import type { SearchWords } from '../search/searchWords.ts'
import type { Services } from '../services.ts'
import { checkFilters } from './checkFilters.ts'
import { checkListingFields } from './checkListingFields.ts'
import { getListingScope } from './listingScope.ts'
import { joinConditions } from './joinConditions.ts'
import type { ResponseValidity } from '../cache/ListingResponseCache.ts'
import type { FoundListing } from '../cache/ListingSearchCache.ts'
import { searchCategoriesOf } from './searchCategories.ts'
import { subcategoriesOf } from './subcategories.ts'
import { MIN_SHARE, wireFacetsOf } from './wireFacets.ts'
import { joinListingParts, listingFromJson } from './writeListing.ts'

/** What a call reads at its beginning, so that all parts of its answer agree. */
interface Call {
  state: CatalogueState
  region: Region
  days: HandoverDays
  current: CurrentTerms
  buyer: Buyer
  /** Null for listings that are no search. */
  words: SearchWords | null
}

/**
 * One page of a listing. The index finds and counts, the database says what is shown.
 * @throws DomainError `not-found` for the category or brand, `page-out-of-range`, `invalid-input` for unknown filters
 */
export async function getListing(services: Services, input: ListingInput, buyer: Buyer): Promise<Listing> {
  const { index, listingResponses, tiles, now } = services
  // Before the index is searched, so that the answer leaves right after.
  const current = await tiles.refresh()
  const state = await index.read()
  const region = getRegion(state, input.regionId)
  const words = input.listingType === 'search' ? await services.searchWords() : null
  const call = { state, region, days: cachedHandoverDays(region, now()), current, buyer, words }
  if (buyer.role !== 'guest' || !listingResponses.isCacheable(input)) {
    return listingFromJson((await makeListing(services, input, call)).body)
  }
  const key = keyOf(input, call)
  const cached = listingResponses.find(key, region, current)
  if (cached) return listingFromJson(cached)
  const { body, validity } = await makeListing(services, input, call)
  if (validity) listingResponses.set(key, validity, body)
  return listingFromJson(body)
}

/** The answer as JSON, and what it depends on; null where that is unknown, so that it cannot be cached. */
async function makeListing(
  services: Services,
  input: ListingInput,
  call: Call,
): Promise<{ body: Buffer; validity: ResponseValidity | null }> {
  const { state, region, words } = call
  checkListingFields(input)
  const scope = await getListingScope(services, state, input)
  const filters = filtersOf(input.filters)
  checkFilters(state, filters)
  const conditions = filtersOf(input.conditions ?? '')
  checkFilters(state, conditions, 'conditions')
  const query: CatalogueQuery = {
    borders: scope.category,
    brandId: scope.brand?.id ?? 0,
    searchString: scope.searchString,
    searchOptions: words ? { dictionary: words.dictionary, isExact: input.exact, isPrefix: false } : PLAIN_SEARCH,
    productIds: scope.productIds,
    conditions: joinConditions(scope.conditions, conditions),
    filters,
    regionId: region.id,
    isOutOfStockShown: input.all,
    isPickupToday: call.days.isPickupToday,
    isCourierTomorrow: call.days.isCourierTomorrow,
    sort: input.sort,
    isAscending: input.asc,
    offset: (input.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    leastShare: MIN_SHARE,
    children: scope.children,
    isChildrenFiltered: scope.searchString !== null,
  }
  const key = keyOf({ ...input, cards: undefined }, call, scope.conditions)
  const found = await services.listingSearches.find(key, query, (facets) =>
    JSON.stringify(wireFacetsOf(state, facets, filters)),
  )
  const pagesCount = pagesOf(input, found)
  const listing = {
    listingType: input.listingType,
    title: scope.title,
    canonical: scope.canonical,
    breadcrumbs: scope.breadcrumbs,
    subcategories: scope.searchString === null ? subcategoriesOf(scope, found.childCounts) : [],
    total: found.total,
    totalUnfiltered: found.totalUnfiltered,
    page: input.page,
    pagesCount,
    searchedFor: found.searchedFor?.query ?? null,
    ...(found.searchedFor?.leftOut.length && { leftOut: [...found.searchedFor.leftOut] }),
    categories: searchCategoriesOf(state, scope, found),
  }
  const { tiles, validity } = await writeTiles(services, input, found.ids, call)
  const body = joinListingParts(listing, { facets: found.facets, tiles })
  return { body, validity: found.version && validity && { index: found.version, ids: found.ids, tiles: validity } }
}

/** @throws DomainError when the page asked for lies behind the last one */
function pagesOf({ page }: ListingInput, { total }: FoundListing): number {
  const pagesCount = Math.ceil(total / PAGE_SIZE)
  if (page <= Math.max(pagesCount, 1)) return pagesCount
  const message = `The listing has ${pagesCount} pages.`
  throw new DomainError('page-out-of-range', {
    field: 'page',
    reason: 'page-out-of-range',
    message,
    value: pagesCount,
  })
}

/** Tiles for guests are cached as JSON. */
async function writeTiles(
  { tiles }: Services,
  { cards = 'short' }: ListingInput,
  ids: readonly number[],
  { region, buyer, current }: Call,
): Promise<{ tiles: Buffer; validity: TileValidity | null }> {
  if (buyer.role === 'guest') return tiles.listSerialized(cards, ids, region, current)
  const own = await tiles.list(cards, ids, { region, buyer }, current)
  return { tiles: Buffer.from(JSON.stringify(own).slice(1, -1)), validity: null }
}

/** A hash of all that a listing depends on besides the catalogue. Short, since tens of thousands are cached. */
function keyOf(input: object, { days, words }: Call, ...more: readonly unknown[]): string {
  const { isPickupToday, isCourierTomorrow } = days
  return hash('sha256', JSON.stringify([input, isPickupToday, isCourierTomorrow, words?.version, ...more]), 'base64')
}

const filtersOf = (filters: string): ListingFilters => parseFilters(new URLSearchParams({ filters }))
