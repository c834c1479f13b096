/** @jest-environment @verstak/tools-test/productionEnvironment */
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { guidOf, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { getOrder } from '@verstak/contracts/order'
import { createCartApi } from './testing/cartApi.ts'
import { makeOrder } from '@verstak/testing/makeOrder'
import { createCartHarness } from './testing/renderCartPage.tsx'

test("no visitor's cart shows in another's", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const api = createCartApi([makeCartItem({ product: makeProductTile({ name: secret }) })])
    const { host, routes } = createCartHarness(api)
    return renderRemote(host, routes, '/cart-checkout/')
  }))

test("no visitor's order shows in another's", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const api = createCartApi()
    const order = makeOrder()
    api.on(getOrder, () => ({ ...order, delivery: { ...order.delivery, address: secret } }))
    const { host, routes } = createCartHarness(api)
    return renderRemote(host, routes, `/cart-checkout/thanks/?order=${guidOf(500)}`)
  }))
