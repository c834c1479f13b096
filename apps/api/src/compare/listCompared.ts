import type { listCompared as endpoint } from '@verstak/contracts/compare'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { MarkViewer } from '../marks/markViewer.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectCompared } from './compare.sql.ts'

/** The comparison with prices for the buyer in his region. Products without a price are counted, but not listed. */
export async function listCompared(
  { db, index, tiles }: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
  { ownerId, buyer, activeRegionId }: MarkViewer,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await index.read(), regionId ?? activeRegionId)
  const items = ownerId === null ? [] : await selectCompared(db, ownerId)
  const isActiveById = new Map(items.map(({ product_id, is_active }) => [product_id, is_active]))
  const shown = await tiles.list('short', [...isActiveById.keys()], { region, buyer })
  return {
    count: items.length,
    list: shown.map(({ id, guid, link, image, name, pricesV2 }) => ({
      ...{ id, guid, link, image, name, pricesV2 },
      isActive: isActiveById.get(id) ?? false,
    })),
  }
}
