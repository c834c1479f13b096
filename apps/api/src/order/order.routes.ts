import * as endpoints from '@verstak/contracts/order'
import { cartOwnerOf } from '../cart/cartOwnerOf.ts'
import { flagVisitorOf } from '../flags/flagVisitorOf.ts'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { createOrder } from './createOrder.ts'
import { createQuickOrder } from './createQuickOrder.ts'
import { getOrder } from './getOrder.ts'
import { getQuickOrder } from './getQuickOrder.ts'
import { orderCallerOf } from './orderCaller.ts'

export function orderRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.createOrder, async ({ body }, caller) => {
    const { input, order } = await orderCallerOf(services, body, caller)
    return createOrder(services, input, order)
  })
  bindPersonal(endpoints.createQuickOrder, async ({ body }, caller) => {
    const { input, order, flagVisitor } = await orderCallerOf(services, body, caller)
    return createQuickOrder(services, input, order, flagVisitor)
  })
  bindPersonal(endpoints.getQuickOrder, async ({ query }, caller) => {
    const buyer = await buyerOf(services, caller)
    return getQuickOrder(services, query, { buyer, flagVisitor: flagVisitorOf(caller, buyer, query.regionId) })
  })
  bindPersonal(endpoints.getOrder, async ({ query }, caller) => {
    const own = await cartOwnerOf(services, caller, await findUserIdOf(services, caller))
    const browsers = await cartOwnerOf(services, caller, null)
    return getOrder(
      services,
      query,
      [own, browsers].filter((cart) => cart !== null),
    )
  })
}
