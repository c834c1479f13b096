import { PAGE_SIZE, type Listing, type ListingInput } from '@verstak/contracts/listing'
import { parseFilters, type ListingFilters } from '@verstak/contracts/listingFilters'
import type { Buyer } from '@verstak/price/buyer'
import type { CatalogueQuery } from '../catalogue-index/CatalogueIndex.ts'
import { PLAIN_SEARCH, type SearchOptions } from '../catalogue-index/TextMatcher.ts'
import { DomainError } from '../DomainError.ts'
import { getRegion } from '../region/getRegion.ts'
import { keptHandoverDays } from '../region/keptHandoverDays.ts'
import type { Services } from '../services.ts'
import { checkFilters } from './checkFilters.ts'
import { checkListingFields } from './checkListingFields.ts'
import { getListingScope } from './listingScope.ts'
import { joinConditions } from './joinConditions.ts'
import { searchCategoriesOf } from './searchCategories.ts'
import { subcategoriesOf } from './subcategories.ts'
import { LEAST_SHARE, wireFacetsOf } from './wireFacets.ts'
import { withWrittenParts } from './writeListing.ts'

/**
 * One page of a listing. The index finds and counts, the database says what is shown.
 * @throws DomainError `not-found` for the category or brand, `page-out-of-range`, `invalid-input` for unknown filters
 */
export async function getListing(services: Services, input: ListingInput, buyer: Buyer): Promise<Listing> {
  const { index, listings, tiles, now } = services
  const state = await index.read()
  const region = getRegion(state, input.regionId)
  checkListingFields(input)
  const scope = await getListingScope(services, state, input)
  const filters = filtersOf(input.filters)
  checkFilters(state, filters)
  const conditions = filtersOf(input.conditions ?? '')
  checkFilters(state, conditions, 'conditions')

  // Before the index works, so that an answer leaves as soon as it has done so.
  const fresh = await tiles.refresh()
  const { isPickupToday, isCourierTomorrow } = keptHandoverDays(region, now())
  const query: CatalogueQuery = {
    borders: scope.category,
    brandId: scope.brand?.id ?? 0,
    searchString: scope.searchString,
    searchOptions: await searchOptionsOf(services, input),
    productIds: scope.productIds,
    conditions: joinConditions(scope.conditions, conditions),
    filters,
    regionId: region.id,
    isOutOfStockShown: input.all,
    isPickupToday,
    isCourierTomorrow,
    sort: input.sort,
    isAscending: input.asc,
    offset: (input.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    leastShare: LEAST_SHARE,
    children: scope.children,
    isChildrenFiltered: scope.searchString !== null,
  }
  const key = JSON.stringify([{ ...input, cards: undefined }, scope.conditions, isPickupToday, isCourierTomorrow])
  const found = await listings.find(key, query, (facets) => JSON.stringify(wireFacetsOf(state, facets, filters)))
  const pagesCount = Math.ceil(found.total / PAGE_SIZE)
  if (input.page > Math.max(pagesCount, 1)) {
    const message = `The listing has ${pagesCount} pages.`
    throw new DomainError('page-out-of-range', {
      field: 'page',
      reason: 'page-out-of-range',
      message,
      value: pagesCount,
    })
  }
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
    searchedFor: found.searchedFor,
    categories: searchCategoriesOf(state, scope, found),
  }
  const { cards = 'short' } = input
  const written =
    buyer.role === 'guest'
      ? await tiles.listWritten(cards, found.ids, region, fresh)
      : Buffer.from(JSON.stringify(await tiles.list(cards, found.ids, { region, buyer }, fresh)).slice(1, -1))
  return withWrittenParts(listing, { facets: found.facets, tiles: written })
}

async function searchOptionsOf(
  { searchWords }: Services,
  { listingType, exact }: ListingInput,
): Promise<SearchOptions> {
  if (listingType !== 'search') return PLAIN_SEARCH
  const { dictionary } = await searchWords()
  return { dictionary, isExact: exact, isPrefix: false }
}

const filtersOf = (filters: string): ListingFilters => parseFilters(new URLSearchParams({ filters }))
