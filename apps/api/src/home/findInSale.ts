import { NO_FILTERS } from '@verstak/contracts/listingFilters'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { saleProducts } from '../listing/saleProducts.ts'
import type { Services } from '../services.ts'

/** Above every share: no property is counted. */
const NO_PROPERTIES = 2

/** What a region can sell of a sale: how much, and the ids of the most popular. */
export async function findInSale(
  { db, index }: Pick<Services, 'db' | 'index'>,
  saleId: number,
  region: Pick<Region, 'id'>,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  return index.find({
    borders: null,
    brandId: 0,
    searchString: null,
    productIds: await saleProducts(db, saleId),
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
  })
}
