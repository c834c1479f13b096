import * as endpoints from '@verstak/contracts/product'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getProduct } from './getProduct.ts'
import { keepArrivalNotice } from './keepArrivalNotice.ts'
import { listAlternatives } from './listAlternatives.ts'

export function productRoutes({ bindPublic, bindPersonal }: Binder, services: Services): void {
  bindPublic(endpoints.getProduct, ({ query }) => getProduct(services, query))
  bindPersonal(endpoints.notifyOnArrival, async ({ body }, caller) => {
    await services.limits.spend('arrivalNoticesPerIp', caller.ip)
    return keepArrivalNotice(services, body, caller)
  })
  bindPublic(endpoints.listAlternatives, ({ query }) => listAlternatives(services, query))
}
