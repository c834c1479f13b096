import * as endpoints from '@verstak/contracts/order'
import { readCartToken } from '../cart/cartToken.ts'
import { flagVisitorOf } from '../flags/flagVisitorOf.ts'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { visitorOf } from '../recommendations/visitorOf.ts'
import type { Services } from '../services.ts'
import { checkPhone } from './checkPhone.ts'
import { createOrder } from './createOrder.ts'
import { getOrder } from './getOrder.ts'

export function orderRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.createOrder, async ({ body }, caller) => {
    const buyer = await buyerOf(services, caller)
    await checkPhone(services, body, flagVisitorOf(caller, buyer, body.regionId))
    return createOrder(services, body, {
      token: readCartToken(caller),
      idempotencyKey: caller.idempotencyKey,
      ip: caller.ip,
      buyer,
      visitor: visitorOf(caller),
    })
  })
  bindPersonal(endpoints.getOrder, ({ query }, caller) => getOrder(services, query, readCartToken(caller)))
}
