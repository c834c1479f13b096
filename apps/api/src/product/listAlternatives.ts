import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listAlternatives as endpoint } from '@verstak/contracts/product'
import type { Buyer } from '@verstak/price/buyer'
import { notFound } from '../DomainError.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { listTiles } from './listTiles.ts'
import { isProductKnown, selectAlternatives } from './product.sql.ts'

const ALTERNATIVES = { desktop: 12, phone: 8 }

/** Products of the same category at half to twice the price that can be bought now. @throws DomainError `not-found` */
export async function listAlternatives(
  services: Services,
  { productId, regionId, isMobile }: EndpointQuery<typeof endpoint>,
  buyer: Buyer,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await services.index.read(), regionId)
  if (!(await isProductKnown(services.db, productId))) {
    throw notFound('productId', `Product ${productId} is not known.`)
  }
  const ids = await selectAlternatives(services.db, {
    id: productId,
    officeIds: region.office_ids,
    limit: isMobile ? ALTERNATIVES.phone : ALTERNATIVES.desktop,
  })
  return { products: await listTiles(services, ids, { region, buyer }) }
}
