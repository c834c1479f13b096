import type { Region } from '../catalogue-index/catalogueState.ts'
import { saleProductIds } from '../listing/saleProductIds.ts'
import { popularQuery } from '../recommendations/popularIn.ts'
import type { Services } from '../services.ts'

/** Products of a sale that a region can sell: their count and the ids of the most popular ones. */
export async function findInSale(
  { db, index }: Pick<Services, 'db' | 'index'>,
  saleId: number,
  region: Pick<Region, 'id'>,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  return index.find({ ...popularQuery(region, limit), productIds: await saleProductIds(db, saleId) })
}
