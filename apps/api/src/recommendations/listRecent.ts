import { MOST_RECENT, type listRecent as endpoint } from '@verstak/contracts/recommendation'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { listTiles } from '../product/listTiles.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectIdsByGuid, selectViewed } from './events.sql.ts'
import type { Visitor } from './listFeatured.ts'

/** What the visitor looked at, as he tells or as his views tell; withdrawn products are left out. */
export async function listRecent(
  services: Services,
  { productGuids, regionId }: EndpointBody<typeof endpoint>,
  { visitor, buyer, activeRegionId }: Visitor & { activeRegionId: number },
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, index } = services
  const region = getRegion(await index.read(), regionId ?? activeRegionId)
  const ids = productGuids
    ? await selectIdsByGuid(db, productGuids)
    : visitor
      ? await selectViewed(db, visitor, MOST_RECENT)
      : []
  return { products: await listTiles(services, ids, { region, buyer }) }
}
