import { saleAddress } from '@verstak/contracts/address'
import type { HomeSale } from '@verstak/contracts/home'
import { NO_FILTERS } from '@verstak/contracts/listingFilters'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { saleProducts } from '../listing/saleProducts.ts'
import type { Services } from '../services.ts'
import { selectRunningSales, type RunningSale } from './home.sql.ts'

/** Above every share: no property is counted. */
const NO_PROPERTIES = 2

/** The running sale that ends first and of which the region can sell something; null without one. */
export async function findHomeSale(
  services: Pick<Services, 'db' | 'index' | 'now'>,
  region: Pick<Region, 'id'>,
): Promise<HomeSale | null> {
  for (const sale of await selectRunningSales(services.db, services.now())) {
    const count = await countProducts(services, sale, region)
    if (count === 0) continue
    const { name, slug, ends_at: endsAt } = sale
    return { name, slug, url: saleAddress(slug), endsAt: endsAt?.toISOString() ?? null, count }
  }
  return null
}

async function countProducts(
  { db, index }: Pick<Services, 'db' | 'index'>,
  { id }: RunningSale,
  region: Pick<Region, 'id'>,
): Promise<number> {
  const { total } = await index.find({
    borders: null,
    brandId: 0,
    searchString: null,
    productIds: await saleProducts(db, id),
    conditions: NO_FILTERS,
    filters: NO_FILTERS,
    regionId: region.id,
    isOutOfStockShown: false,
    isPickupToday: false,
    isCourierTomorrow: false,
    sort: 'popularity',
    isAscending: false,
    offset: 0,
    limit: 0,
    leastShare: NO_PROPERTIES,
    children: [],
  })
  return total
}
