import type { listAccessories as endpoint } from '@verstak/contracts/recommendation'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Buyer } from '@verstak/price/buyer'
import { notFound } from '../DomainError.ts'
import { listTiles } from '../product/listTiles.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { countActive, selectBoughtTogether, selectConsumableCategories } from './events.sql.ts'
import { interleave, popularIn } from './popularIn.ts'

const ACCESSORIES = 12

/**
 * Products often bought together with the given ones, then popular consumables of their departments, so that new
 * products have accessories too.
 * @throws DomainError `not-found` when none of the products is for sale
 */
export async function listAccessories(
  services: Services,
  { productIds, regionId }: EndpointQuery<typeof endpoint>,
  buyer: Buyer,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, index } = services
  const state = await index.read()
  const region = getRegion(state, regionId)
  const ids = productIds.split(',').map(Number)
  if ((await countActive(db, ids)) === 0) throw notFound('productIds', 'None of the products is for sale.')
  const [together, categoryIds] = await Promise.all([
    selectBoughtTogether(db, { ids, officeIds: region.office_ids, limit: ACCESSORIES }),
    selectConsumableCategories(db, ids),
  ])
  const categories = categoryIds.flatMap((id) => state.categoryById.get(id) ?? [])
  const consumables = await Promise.all(
    categories.map((category) => popularIn(services, category, region, ACCESSORIES)),
  )
  const rest = interleave(consumables, ACCESSORIES - together.length, [...ids, ...together])
  return { products: await listTiles(services, [...together, ...rest], { region, buyer }) }
}
