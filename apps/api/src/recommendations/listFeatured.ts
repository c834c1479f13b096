import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listFeatured as endpoint } from '@verstak/contracts/product'
import type { Buyer } from '@verstak/price/buyer'
import { listTiles } from '../product/listTiles.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectInterests } from './events.sql.ts'
import { interleave, popularIn } from './popularIn.ts'

const FEATURED = { desktop: 12, phone: 8 }
const INTERESTS = 4
const MEMORY_MS = 30 * 24 * 60 * 60 * 1000

/** The visitor who gets recommendations. */
export interface Visitor {
  /** Hashes under which his events are stored. */
  visitors: readonly Buffer[]
  buyer: Buyer
}

/** Popular products of the visitor's favourite categories, then the most popular ones of all. */
export async function listFeatured(
  services: Services,
  { regionId, isMobile, isOnlyPersonal }: EndpointQuery<typeof endpoint> & { regionId: number },
  { visitors, buyer }: Visitor,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, index, now } = services
  const state = await index.read()
  const region = getRegion(state, regionId)
  const limit = isMobile ? FEATURED.phone : FEATURED.desktop
  const since = new Date(now().getTime() - MEMORY_MS)
  const { categoryIds, productIds } =
    visitors.length > 0 ? await selectInterests(db, visitors, since) : { categoryIds: [], productIds: [] }
  const categories = categoryIds.slice(0, INTERESTS).flatMap((id) => state.categoryById.get(id) ?? [])
  // Products that he knows are removed from the result, so more are requested than shown.
  const most = limit + productIds.length
  const lists = await Promise.all(categories.map((category) => popularIn(services, category, region, most)))
  const personal = interleave(lists, limit, productIds)
  const rest = isOnlyPersonal || personal.length === limit ? [] : await popularIn(services, null, region, limit * 2)
  const ids = [...personal, ...interleave([rest], limit - personal.length, personal)]
  return { products: await listTiles(services, ids, { region, buyer }) }
}
