import { NO_FILTERS } from '@verstak/contracts/listingFilters'
import type { CatalogueQuery } from '../catalogue-index/CatalogueIndex.ts'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Services } from '../services.ts'

/** Above every possible share, so that no property facet is counted. */
const NO_PROPERTIES = 2

/** Query for the most popular products that a region can sell; callers spread it and add restrictions. */
export function popularQuery(region: Pick<Region, 'id'>, limit: number): CatalogueQuery {
  return {
    borders: null,
    brandId: 0,
    searchString: null,
    productIds: null,
    conditions: NO_FILTERS,
    filters: NO_FILTERS,
    regionId: region.id,
    isOutOfStockShown: false,
    isPickupToday: false,
    isCourierTomorrow: false,
    sort: 'popularity',
    isAscending: false,
    offset: 0,
    limit,
    leastShare: NO_PROPERTIES,
    children: [],
  }
}

/**
 * Ids of the most popular products that a region can sell, of one category or of all (null); with a search, the most
 * relevant ones.
 */
export async function popularIn(
  { index }: Pick<Services, 'index'>,
  borders: { lft: number; rgt: number } | null,
  region: Pick<Region, 'id'>,
  limit: number,
  search: Pick<CatalogueQuery, 'searchString' | 'searchOptions'> = { searchString: null },
): Promise<number[]> {
  const { ids } = await index.find({ ...popularQuery(region, limit), borders, ...search })
  return ids
}

/** Interleaves the lists until there are `limit` items, without duplicates and without those in `except`. */
export function interleave(
  lists: readonly (readonly number[])[],
  limit: number,
  except: Iterable<number> = [],
): number[] {
  const taken = new Set(except)
  const dealt: number[] = []
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let place = 0; place < longest && dealt.length < limit; place += 1) {
    for (const list of lists) {
      const id = list[place]
      if (id === undefined || taken.has(id) || dealt.length === limit) continue
      taken.add(id)
      dealt.push(id)
    }
  }
  return dealt
}
