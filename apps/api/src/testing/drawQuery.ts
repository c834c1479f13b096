import { SortField } from '@verstak/contracts/listing'
import { NO_FILTERS, type ListingFilters } from '@verstak/contracts/listingFilters'
import type { CatalogueIndex, CatalogueQuery } from '../catalogue-index/CatalogueIndex.ts'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'

/** A query without filters and limits. */
export const plainQuery = (regionId: number): CatalogueQuery => ({
  borders: null,
  brandId: 0,
  searchString: null,
  productIds: null,
  conditions: NO_FILTERS,
  filters: NO_FILTERS,
  regionId,
  isOutOfStockShown: true,
  isPickupToday: true,
  isCourierTomorrow: true,
  sort: 'popularity',
  isAscending: false,
  offset: 0,
  limit: 24,
  leastShare: 0.1,
  children: [],
})

/**
 * A query that a listing could make, of every listing type but search. Filters are drawn from the values in `index`, so
 * that most of them match some products and exclude others.
 */
export async function drawQuery(index: CatalogueIndex, random: () => number): Promise<CatalogueQuery> {
  const state = await index.read()
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
  const chance = (share: number) => random() < share
  const category = pick(state.categories)
  const query: CatalogueQuery = {
    ...plainQuery(pick(state.regions).id),
    borders: chance(0.8) ? category : null,
    brandId: chance(0.2) ? pick(state.brands).id : 0,
    isOutOfStockShown: chance(0.5),
    isPickupToday: chance(0.7),
    isCourierTomorrow: chance(0.7),
    sort: pick(SortField.options),
    isAscending: chance(0.5),
    limit: pick([1, 24, 100]),
    leastShare: pick([0, 0.1]),
    children: state.categories.filter(({ parent_id }) => parent_id === category.id),
  }
  const { facets, total, ids } = await index.find({ ...query, leastShare: 0.05, limit: 100 })
  const known = { state, facets, pick, chance }
  return {
    ...query,
    offset: chance(0.5) ? 0 : Math.floor(random() * total),
    filters: drawFilters(known, 0.3),
    conditions: chance(0.15) ? drawFilters(known, 0.15) : NO_FILTERS,
    productIds: chance(0.1) ? ids.filter(() => chance(0.7)) : null,
    isChildrenFiltered: total % 2 === 0,
  }
}

interface Known {
  state: CatalogueState
  facets: Awaited<ReturnType<CatalogueIndex['find']>>['facets']
  pick<T>(items: readonly T[]): T
  chance(share: number): boolean
}

function drawFilters({ state, facets, pick, chance }: Known, share: number): ListingFilters {
  const filters: ListingFilters = { values: {}, ranges: {} }
  const choose = (facet: string, ids: number[]) => {
    if (ids.length > 0 && chance(share)) filters.values[facet] = [...new Set([pick(ids), pick(ids), pick(ids)])]
  }
  const range = (facet: string, bounds: { min: number; max: number }, scale: number) => {
    if (!chance(share)) return
    const at = () =>
      Math.round((bounds.min + (bounds.max - bounds.min) * pick([0, 0.1, 0.3, 0.5, 0.8, 1])) * scale) / 1000
    const [a, b] = [at(), at()]
    filters.ranges[facet] = { from: chance(0.8) ? Math.min(a, b) : null, to: chance(0.8) ? Math.max(a, b) : null }
  }
  choose('brand', [...facets.brand.keys()])
  choose('availability', [...facets.availability.keys()])
  choose('rating', [...facets.rating.keys()])
  if (facets.price) range('price', facets.price.unfiltered, 10)
  for (const [id, counts] of facets.lists) choose(state.propertyById.get(id)!.facet, [...counts.keys()])
  for (const [id, { unfiltered }] of facets.ranges) range(state.propertyById.get(id)!.facet, unfiltered, 1000)
  // More filters would match nothing.
  const entries = <T>(record: Record<string, T>) => Object.entries(record).slice(0, 3)
  return { values: Object.fromEntries(entries(filters.values)), ranges: Object.fromEntries(entries(filters.ranges)) }
}
