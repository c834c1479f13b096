import * as endpoints from '@verstak/contracts/product'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getProduct } from './getProduct.ts'
import { saveArrivalNotice } from './saveArrivalNotice.ts'
import { listAlternatives } from './listAlternatives.ts'

export function productRoutes({ bindForBuyer, bindPersonal }: Binder, services: Services): void {
  bindForBuyer(endpoints.getProduct, ({ query }, buyer) => getProduct(services, query, buyer))
  bindPersonal(endpoints.notifyOnArrival, async ({ body }, caller) => {
    await services.limits.spend('arrivalNoticesPerIp', caller.ip)
    return saveArrivalNotice(services, body, caller)
  })
  bindForBuyer(endpoints.listAlternatives, ({ query }, buyer) => listAlternatives(services, query, buyer))
}
