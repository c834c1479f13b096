/** @jest-environment @verstak/tools-test/productionEnvironment */
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { expectOwnPrices } from '@verstak/testing/expectOwnPrices'
import { makeProductTile } from '@verstak/testing/factories'
import { createProductHarness } from './testing/createProductHarness.tsx'

test("what one visitor sees of a product does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = createProductHarness({ product: { description: secret } })
    return renderRemote(host, routes, '/product/drel-1/')
  }))

test.each(['alternatives', 'accessories'])("one visitor's %s do not show in another's page", (row) =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = createProductHarness({
      [row]: () => [makeProductTile({ id: 2, name: secret })],
    })
    return renderRemote(host, routes, '/product/drel-1/')
  }),
)

test('guest, company and staff each see their own prices of a product and of what stands beside it', () =>
  expectOwnPrices(({ user, prices }) => {
    const row = () => [makeProductTile({ id: 2, ...prices })]
    const { host, routes } = createProductHarness({ product: prices, alternatives: row, accessories: row })
    host.user = user
    return renderRemote(host, routes, '/product/drel-1/')
  }))
