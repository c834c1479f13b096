import { MAX_RECENT, type listRecent as endpoint } from '@verstak/contracts/recommendation'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Buyer } from '@verstak/price/buyer'
import { listTiles } from '../product/listTiles.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectIdsByGuid, selectViewed } from './events.sql.ts'

/** The visitor who requests his viewed products. */
interface Viewer {
  /** Hash under which his views are stored; null when there is none. */
  viewer: Buffer | null
  buyer: Buyer
  activeRegionId: number
}

/** Products that the visitor viewed, from the request or from his stored views; withdrawn products are omitted. */
export async function listRecent(
  services: Services,
  { productGuids, regionId }: EndpointBody<typeof endpoint>,
  { viewer, buyer, activeRegionId }: Viewer,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, index } = services
  const region = getRegion(await index.read(), regionId ?? activeRegionId)
  const ids = productGuids
    ? await selectIdsByGuid(db, productGuids)
    : viewer
      ? await selectViewed(db, viewer, MAX_RECENT)
      : []
  return { products: await listTiles(services, ids, { region, buyer }) }
}
