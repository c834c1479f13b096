import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import * as endpoints from '@verstak/contracts/header'
import { cartCallerOf } from '../cart/cartCaller.ts'
import type { Binder } from '../http/createBinder.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { getAggregateInfo } from './getAggregateInfo.ts'

export function headerRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getAggregateInfo, async ({ query }, caller) => {
    const regionId = query.regionId ?? (await activeRegionOf(services, caller))
    const info = await getAggregateInfo(services, { regionId }, await cartCallerOf(services, caller))
    const { skuQuantity, skuUnavailableQuantity } = info.cart.totals
    // A user may have filled his cart on another device since he signed in here.
    if (skuQuantity + skuUnavailableQuantity > 0) caller.setCookie(PAGE_COOKIES.hasCart, '1')
    return info
  })
}
