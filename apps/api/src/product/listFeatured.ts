import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listFeatured as endpoint } from '@verstak/contracts/product'
import { GUEST } from '@verstak/price/buyer'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { listTiles } from './listTiles.ts'
import { selectPopular } from './product.sql.ts'

const FEATURED = 12

/** The most popular products that the region can sell. */
export async function listFeatured(
  services: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await services.index.read(), regionId)
  const ids = await selectPopular(services.db, region.office_ids, FEATURED)
  return { products: await listTiles(services, ids, { region, buyer: GUEST }) }
}
