import * as endpoints from '@verstak/contracts/order'
import { readCartToken } from '../cart/cartToken.ts'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { visitorOf } from '../recommendations/visitorOf.ts'
import type { Services } from '../services.ts'
import { createOrder } from './createOrder.ts'
import { getOrder } from './getOrder.ts'

export function orderRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.createOrder, async ({ body }, caller) =>
    createOrder(services, body, {
      token: readCartToken(caller),
      idempotencyKey: caller.idempotencyKey,
      ip: caller.ip,
      buyer: await buyerOf(services, caller),
      visitor: visitorOf(caller),
    }),
  )
  bindPersonal(endpoints.getOrder, ({ query }, caller) => getOrder(services, query, readCartToken(caller)))
}
