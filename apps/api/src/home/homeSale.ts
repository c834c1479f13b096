import { saleAddress } from '@verstak/contracts/address'
import type { HomeSale } from '@verstak/contracts/home'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Services } from '../services.ts'
import { selectRunningSales } from './home.sql.ts'
import { findInSale } from './findInSale.ts'

/** The running sale that ends first, among those with products that the region can sell; null without one. */
export async function findHomeSale(
  services: Pick<Services, 'db' | 'index' | 'now'>,
  region: Pick<Region, 'id'>,
): Promise<HomeSale | null> {
  for (const { id, name, slug, ends_at: endsAt } of await selectRunningSales(services.db, services.now())) {
    const { total } = await findInSale(services, id, region, 0)
    if (total === 0) continue
    return { name, slug, url: saleAddress(slug), endsAt: endsAt?.toISOString() ?? null, count: total }
  }
  return null
}
