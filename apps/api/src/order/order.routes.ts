import * as endpoints from '@verstak/contracts/order'
import type { CheckedOrderInput } from '@verstak/contracts/order'
import { cartOwnerOf } from '../cart/cartOwnerOf.ts'
import { readCartToken } from '../cart/cartToken.ts'
import { flagVisitorOf } from '../flags/flagVisitorOf.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { visitorOf } from '../recommendations/visitorOf.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { checkPhone } from './checkPhone.ts'
import { createOrder } from './createOrder.ts'
import { createQuickOrder } from './createQuickOrder.ts'
import { getOrder } from './getOrder.ts'
import { getQuickOrder } from './getQuickOrder.ts'

export function orderRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.createOrder, async ({ body }, caller) => {
    const { order } = await checkedCaller(body, caller)
    return createOrder(services, body, order)
  })
  bindPersonal(endpoints.createQuickOrder, async ({ body }, caller) => {
    const { order, flagVisitor } = await checkedCaller(body, caller)
    return createQuickOrder(services, body, order, flagVisitor)
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

  async function checkedCaller(body: CheckedOrderInput, caller: Caller) {
    const buyer = await buyerOf(services, caller)
    const flagVisitor = flagVisitorOf(caller, buyer, body.regionId)
    await checkPhone(services, body, flagVisitor)
    const token = readCartToken(caller)
    const cart = await cartOwnerOf(services, caller, await findUserIdOf(services, caller))
    const { idempotencyKey, ip, userAgent, origin } = caller
    const order = { token, cart, idempotencyKey, ip, userAgent, origin, buyer, visitor: visitorOf(caller) }
    return { order, flagVisitor }
  }
}
