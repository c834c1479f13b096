import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getHome as endpoint } from '@verstak/contracts/home'
import { brandItemOf } from '../catalogue/includedItemOf.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectBrandIds } from './home.sql.ts'
import { findHomeSale } from './homeSale.ts'
import { listPopularCategories } from './popularCategories.ts'

const MAX_BRANDS = 12

/** @throws DomainError `invalid-input` for an unknown region */
export async function getHome(
  services: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const state = await services.index.read()
  const region = getRegion(state, regionId, 'regionId')
  const [sale, popularCategories, brandIds] = await Promise.all([
    findHomeSale(services, region),
    listPopularCategories(services, state, region),
    selectBrandIds(services.db, MAX_BRANDS),
  ])
  return { sale, popularCategories, brands: brandIds.flatMap((id) => brandItemOf(state, id)) }
}
