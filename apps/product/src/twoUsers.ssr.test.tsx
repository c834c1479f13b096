/** @jest-environment node */
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
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
