import * as endpoints from '@verstak/contracts/courier'
import type { Binder } from '../http/createBinder.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { getCourier } from './getCourier.ts'
import { priceCourier } from './priceCourier.ts'

export function courierRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getCourier, async (_, caller) => {
    await services.limits.spend('deliveryPricesPerIp', caller.ip)
    return getCourier(services, await activeRegionOf(services, caller))
  })
  bindPersonal(endpoints.priceCourier, async ({ body }, caller) => {
    await services.limits.spend('deliveryPricesPerIp', caller.ip)
    return priceCourier(services, body, await activeRegionOf(services, caller))
  })
}
