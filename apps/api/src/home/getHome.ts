import { brandAddress } from '@verstak/contracts/address'
import type { IncludedItem } from '@verstak/contracts/catalogue'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getHome as endpoint } from '@verstak/contracts/home'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectBrandIds } from './home.sql.ts'
import { findHomeSale } from './homeSale.ts'
import { listPopularCategories } from './popularCategories.ts'

const MOST_BRANDS = 12

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
    selectBrandIds(services.db, MOST_BRANDS),
  ])
  return { sale, popularCategories, brands: brandIds.flatMap((id) => wireBrandOf(state, id)) }
}

/** Empty for an unknown brand: the index may lag behind the tables. */
function wireBrandOf({ brandById }: CatalogueState, id: number): IncludedItem[] {
  const brand = brandById.get(id)
  return brand ? [{ type: 'brand', id, name: brand.name, url: brandAddress(brand.slug, id) }] : []
}
