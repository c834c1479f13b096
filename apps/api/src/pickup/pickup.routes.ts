import * as endpoints from '@verstak/contracts/pickup'
import { cartOwnerOf } from '../cart/cartOwnerOf.ts'
import type { Binder } from '../http/createBinder.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { getPickupPoint } from './getPickupPoint.ts'
import { listCartPickupPoints } from './listCartPickupPoints.ts'
import { listPickupPoints } from './listPickupPoints.ts'
import { listProductOffices } from './listProductOffices.ts'

export function pickupRoutes({ bindPublic, bindPersonal }: Binder, services: Services): void {
  bindPublic(endpoints.listPickupPoints, ({ query }) => listPickupPoints(services, query))
  bindPublic(endpoints.getPickupPoint, ({ query }) => getPickupPoint(services, query))
  bindPersonal(endpoints.listProductOffices, async ({ query }, caller) => {
    await services.limits.spend('pickupListsPerIp', caller.ip)
    return listProductOffices(services, query, await activeRegionOf(services, caller))
  })
  bindPersonal(endpoints.listCartPickupPoints, async ({ query }, caller) => {
    await services.limits.spend('pickupListsPerIp', caller.ip)
    const activeRegionId = await activeRegionOf(services, caller)
    const owner = await cartOwnerOf(services, caller, await findUserIdOf(services, caller))
    return listCartPickupPoints(services, query, { activeRegionId, owner })
  })
}
