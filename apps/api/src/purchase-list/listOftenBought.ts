import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listOftenBought as endpoint } from '@verstak/contracts/purchaseList'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listOwnerOf } from './listOwnerOf.ts'
import { selectOftenBought } from './purchaseList.sql.ts'
import { viewProducts } from './viewProducts.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000
const MAX_SHOWN = 6

/** @throws DomainError `sign-in-required` */
export async function listOftenBought(
  services: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const owner = await listOwnerOf(services, caller)
  const since = new Date(services.now().getTime() - YEAR_MS)
  const rows = await selectOftenBought(services.db, owner, { since, limit: MAX_SHOWN })
  const timesById = new Map(rows.map(({ product_id, times }) => [product_id, times]))
  const products = await viewProducts(services, rows, { regionId, caller })
  return { products: products.map((product) => ({ ...product, times: timesById.get(product.id) ?? 0 })) }
}
