import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { listProductOffices as endpoint, PickupPoints } from '@verstak/contracts/pickup'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { pickupScopeOf } from './pickupScope.ts'
import { listPointsWith } from './pickupPoints.ts'
import { findSoldProduct } from './places.sql.ts'

/** @throws DomainError `invalid-input` for an unknown region */
export async function listProductOffices(
  services: Services,
  { productGuid, quantity, regionId, isParentLocality, fields }: EndpointQuery<typeof endpoint>,
  activeRegionId: number,
): Promise<PickupPoints> {
  const state = await services.index.read()
  const scope = pickupScopeOf(state, getRegion(state, regionId ?? activeRegionId), isParentLocality)
  const product = await findSoldProduct(services.db, productGuid)
  // A product that is not for sale has no pieces.
  const wanted = product
    ? { id: product.id, quantity: quantity ?? product.multiplicity }
    : { id: 0, quantity: quantity ?? 1 }
  return listPointsWith(services, scope, [wanted], fields)
}
