import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { listPickupPoints as endpoint, PickupPoints } from '@verstak/contracts/pickup'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { listAllPoints } from './pickupPoints.ts'
import { pickupScopeOf } from './pickupScope.ts'

/** @throws DomainError `invalid-input` for an unknown region */
export async function listPickupPoints(
  services: Services,
  { regionId, isParentLocality, fields, isShopsOnly }: EndpointQuery<typeof endpoint>,
): Promise<PickupPoints> {
  const state = await services.index.read()
  const scope = pickupScopeOf(state, getRegion(state, regionId), isParentLocality)
  return listAllPoints(services, scope, fields, isShopsOnly)
}
