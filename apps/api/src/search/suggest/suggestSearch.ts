import { brandAddress, categoryAddress, tagPageAddress } from '@verstak/contracts/address'
import type { EndpointQuery } from '@verstak/contracts/endpoint'
import { NO_FILTERS } from '@verstak/contracts/listingFilters'
import {
  SHORTEST_SUGGESTED,
  type SearchSuggestions,
  type SuggestedProduct,
  type suggestSearch as endpoint,
} from '@verstak/contracts/search'
import type { Buyer } from '@verstak/price/buyer'
import type { CatalogueIndex, CatalogueQuery, CatalogueResult } from '../../catalogue-index/CatalogueIndex.ts'
import type { Region } from '../../catalogue-index/catalogueState.ts'
import { getRegion } from '../../region/getRegion.ts'
import type { Services } from '../../services.ts'
import { suggestionLabels } from '../search.texts.ts'
import type { SearchWords } from '../searchWords.ts'
import { NO_NAMES, type SuggestedNames } from './suggestedNames.ts'

const MAX_PRODUCTS = 6

/**
 * Suggestions for a query that is still being typed. Categories and brands are looked up by the corrected query, if the product
 * search corrected it.
 * @throws DomainError `invalid-input` for a region that does not exist
 */
export async function suggestSearch(
  services: Services,
  { searchString, regionId }: EndpointQuery<typeof endpoint>,
  buyer: Buyer,
): Promise<SearchSuggestions> {
  const state = await services.index.read()
  const region = regionId === undefined ? state.regions[0] : getRegion(state, regionId)
  const query = searchString.trim()
  if (query.length < SHORTEST_SUGGESTED || !region) return suggestionsOf(NO_NAMES, [], null)
  const fresh = await services.tiles.refresh()
  const words = await services.searchWords()
  const found = await findProducts(services.index, words, query, region)
  const searchedFor = found.searchedFor?.query ?? null
  const names = words.findNames(state, searchedFor ?? query)
  const tiles = await services.tiles.list('short', found.ids, { region, buyer }, fresh)
  const products = tiles.map(({ id, name, link, image, pricesV2, isAvailable }): SuggestedProduct => ({
    id,
    name,
    link,
    image,
    pricesV2,
    isAvailable,
  }))
  return suggestionsOf(names, products, searchedFor)
}

/** Products of the region, or any when it has none. */
async function findProducts(
  index: CatalogueIndex,
  { dictionary }: SearchWords,
  query: string,
  region: Region,
): Promise<CatalogueResult> {
  const search: Omit<CatalogueQuery, 'isOutOfStockShown'> = {
    borders: null,
    brandId: 0,
    searchString: query,
    searchOptions: { dictionary, isExact: false, isPrefix: true },
    productIds: null,
    conditions: NO_FILTERS,
    filters: NO_FILTERS,
    regionId: region.id,
    isPickupToday: false,
    isCourierTomorrow: false,
    sort: 'popularity',
    isAscending: false,
    offset: 0,
    limit: MAX_PRODUCTS,
    leastShare: 1,
    isPageOnly: true,
    children: [],
  }
  const found = await index.find({ ...search, isOutOfStockShown: false })
  return found.total > 0 ? found : index.find({ ...search, isOutOfStockShown: true })
}

function suggestionsOf(
  { categories, brands, tagPages, documents }: SuggestedNames,
  products: SuggestedProduct[],
  searchedFor: string | null,
): SearchSuggestions {
  return {
    categories: {
      label: suggestionLabels.categories,
      items: categories.map(({ category: { id, name, slug }, count }) => ({
        id,
        name,
        link: categoryAddress(slug, id),
        count,
      })),
    },
    tagPages: {
      label: suggestionLabels.tagPages,
      items: tagPages.map(({ id, name, slug, category_id }) => ({ id, name, link: tagPageAddress(slug, category_id) })),
    },
    manufacturers: {
      label: suggestionLabels.manufacturers,
      items: brands.map(({ id, name, slug }) => ({ id, name, link: brandAddress(slug, id) })),
    },
    documents: {
      label: suggestionLabels.documents,
      items: documents.map(({ id, name, path }) => ({ id, name, link: path })),
    },
    products: { label: suggestionLabels.products, items: products },
    searchedFor,
    error: null,
  }
}
