import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listAnalogs as endpoint } from '@verstak/contracts/recommendation'
import type { Buyer } from '@verstak/price/buyer'
import { notFound } from '../DomainError.ts'
import { listTiles } from '../product/listTiles.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectAnalogs } from './analogs.sql.ts'
import { selectIdsByGuid } from './events.sql.ts'

const ANALOGS = 12

/**
 * Products similar to the given one that the region can sell. `currentlyAvailable` is 0 on each, which hides the line
 * about offices on their tiles.
 * @throws DomainError `not-found`
 */
export async function listAnalogs(
  services: Services,
  { guid, regionId }: EndpointQuery<typeof endpoint>,
  buyer: Buyer,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await services.index.read(), regionId)
  const [id] = await selectIdsByGuid(services.db, [guid])
  if (id === undefined) throw notFound('guid', `Product ${guid} is not for sale.`)
  const ids = await selectAnalogs(services.db, { id, officeIds: region.office_ids, limit: ANALOGS })
  const tiles = await listTiles(services, ids, { region, buyer })
  return {
    products: tiles.map((tile) => ({
      ...tile,
      availabilityInfo: { ...tile.availabilityInfo, currentlyAvailable: 0 },
    })),
  }
}
