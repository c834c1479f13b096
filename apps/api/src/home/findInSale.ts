import type { Region } from '../catalogue-index/catalogueState.ts'
import { saleProductIds } from '../listing/saleProductIds.ts'
import { popularQuery } from '../recommendations/popularIn.ts'
import type { Services } from '../services.ts'

/** What a region can sell of a sale: how much, and the ids of the most popular. */
export async function findInSale(
  { db, index }: Pick<Services, 'db' | 'index'>,
  saleId: number,
  region: Pick<Region, 'id'>,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  return index.find({ ...popularQuery(region, limit), productIds: await saleProductIds(db, saleId) })
}
