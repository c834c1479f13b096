import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { getPurchaseList as endpoint, PurchaseList, PurchaseListRow } from '@verstak/contracts/purchaseList'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listOwnerOf, noList } from './listOwnerOf.ts'
import { findList, selectLines, type PurchaseListData } from './purchaseList.sql.ts'
import { viewProducts } from './viewProducts.ts'

/** @throws DomainError `sign-in-required`, `not-found` */
export async function getPurchaseList(
  services: Services,
  { guid, regionId }: EndpointQuery<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<PurchaseList> {
  const list = await findList(services.db, guid, await listOwnerOf(services, caller))
  if (!list) throw noList(guid)
  const lines = await viewProducts(services, await selectLines(services.db, guid), { regionId, caller })
  const sold = lines.filter(({ isAvailable }) => isAvailable)
  return {
    ...viewRow(list),
    lines,
    sum: sold.reduce((sum, { price, quantity, available }) => sum + price * Math.min(quantity, available), 0),
  }
}

/** A list as the list of lists shows it. */
export const viewRow = ({ guid, name, products, changed_at, used_at }: PurchaseListData): PurchaseListRow => ({
  guid,
  name,
  products: Number(products),
  changedAt: changed_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
})
