import * as endpoints from '@verstak/contracts/delivery'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { getDeliveryData } from './getDeliveryData.ts'

export function deliveryRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getDeliveryData, async ({ body }, caller) =>
    getDeliveryData(services, body, {
      buyer: await buyerOf(services, caller),
      activeRegionId: await activeRegionOf(services, caller),
    }),
  )
}
