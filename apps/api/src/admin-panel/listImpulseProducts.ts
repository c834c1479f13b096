import type { listImpulseProducts as endpoint } from '@verstak/contracts/adminPanel'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { GUEST } from '@verstak/price/buyer'
import { listTiles } from '../product/listTiles.ts'
import { popularQuery } from '../recommendations/popularIn.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'

/** Kopecks: what one adds to a purchase without thinking. */
const HIGHEST_PRICE = 150_000
const MOST = 20
/** Of these the cheap ones are taken. */
const MAX_LOOKED_AT = 300

/** Cheap goods with a discount for everybody, the best sold first. */
export async function listImpulseProducts(
  services: Services,
  regionId: number,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await services.index.read(), regionId)
  const { ids } = await services.index.find({ ...popularQuery(region, MAX_LOOKED_AT), sort: 'discount' })
  const tiles = await listTiles(services, ids, { region, buyer: GUEST })
  return tiles
    .filter(({ price, discountPercent }) => discountPercent > 0 && price > 0 && price <= HIGHEST_PRICE)
    .slice(0, MOST)
    .map(({ image, name, discountPercent, price }) => ({ image, name, discountPercent, price }))
}
