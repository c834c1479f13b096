import * as endpoints from '@verstak/contracts/delivery'
import { priceOrderDelivery as priceEndpoint } from '@verstak/contracts/deliveryChoice'
import { cartOwnerOf } from '../cart/cartOwnerOf.ts'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { getDeliveryData } from './getDeliveryData.ts'
import { priceOrderDelivery } from './priceOrderDelivery.ts'

export function deliveryRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getDeliveryData, async ({ body }, caller) =>
    getDeliveryData(services, body, {
      buyer: await buyerOf(services, caller),
      activeRegionId: await activeRegionOf(services, caller),
    }),
  )
  bindPersonal(priceEndpoint, async ({ query }, caller) => {
    await services.limits.spend('deliveryPricesPerIp', caller.ip)
    const cart = await cartOwnerOf(services, caller, await findUserIdOf(services, caller))
    return priceOrderDelivery(services, query, { cart, buyer: await buyerOf(services, caller) })
  })
}
