import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { MAX_SALE_PRODUCTS, type listSaleProducts as endpoint } from '@verstak/contracts/home'
import type { Buyer } from '@verstak/price/buyer'
import { notFound } from '../DomainError.ts'
import { selectSale } from '../listing/listing.sql.ts'
import { listTiles } from '../product/listTiles.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { findInSale } from './findInSale.ts'

/** @throws DomainError `not-found` for a sale that is not running, `invalid-input` for an unknown region */
export async function listSaleProducts(
  services: Services,
  { slug, regionId }: EndpointQuery<typeof endpoint>,
  buyer: Buyer,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, index, now } = services
  const region = getRegion(await index.read(), regionId)
  const sale = await selectSale(db, slug, now())
  if (!sale) throw notFound('slug', `No sale ${slug} runs now.`)
  const { ids } = await findInSale(services, sale.id, region, MAX_SALE_PRODUCTS)
  return { products: await listTiles(services, ids, { region, buyer }) }
}
