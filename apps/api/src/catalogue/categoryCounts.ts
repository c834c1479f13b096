import { NO_FILTERS } from '@verstak/contracts/listingFilters'
import type { CategoryRow } from '../db/tables.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'

/** Above every share: no property is counted. */
const NO_PROPERTIES = 2

/** Products by category id. */
export type CategoryCounts = ReadonlyMap<number, number>

/**
 * Products of a category and of its children that a region can sell; without a region, that are for sale anywhere.
 * @throws DomainError `invalid-input` for an unknown region
 */
export async function countCategories(
  { index }: Pick<Services, 'index'>,
  category: CategoryRow,
  children: readonly CategoryRow[],
  regionId: number | undefined,
): Promise<CategoryCounts> {
  const state = await index.read()
  if (regionId === undefined) {
    return new Map([category, ...children].map((counted) => [counted.id, state.countProducts(counted)]))
  }
  const { totalUnfiltered, childCounts } = await index.find({
    borders: category,
    brandId: 0,
    searchString: null,
    productIds: null,
    conditions: NO_FILTERS,
    filters: NO_FILTERS,
    regionId: getRegion(state, regionId, 'activeRegionId').id,
    isOutOfStockShown: false,
    isPickupToday: false,
    isCourierTomorrow: false,
    sort: 'popularity',
    isAscending: false,
    offset: 0,
    limit: 0,
    leastShare: NO_PROPERTIES,
    children,
  })
  return new Map([
    [category.id, totalUnfiltered],
    ...children.map((child, place): [number, number] => [child.id, childCounts[place] ?? 0]),
  ])
}
