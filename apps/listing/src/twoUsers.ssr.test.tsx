/** @jest-environment @verstak/tools-test/productionEnvironment */
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { expectOwnPrices } from '@verstak/testing/expectOwnPrices'
import { createListingHarness } from './testing/listingHarness.tsx'
import { makeListing } from './testing/makeListing.ts'

test.each(['/category/power-tools-7100/', '/brand/bosch-7/', '/search/?what=drill'])(
  "what one visitor sees at %s does not show in another's page",
  (address) =>
    expectNoLeakBetweenUsers(({ secret }) => {
      const answer = (input: Parameters<typeof makeListing>[0]) => {
        const listing = makeListing(input)
        return { ...listing, products: listing.products.map((product) => ({ ...product, name: secret })) }
      }
      const { host, routes } = createListingHarness({ answer })
      return renderRemote(host, routes, address)
    }),
)

test.each(['/category/power-tools-7100/', '/search/?what=drill'])(
  'guest, company and staff each see their own prices at %s',
  (address) =>
    expectOwnPrices(({ user, prices }) => {
      const answer = (input: Parameters<typeof makeListing>[0]) => {
        const listing = makeListing(input)
        return { ...listing, products: listing.products.map((product) => ({ ...product, ...prices })) }
      }
      const { host, routes } = createListingHarness({ answer })
      host.user = user
      return renderRemote(host, routes, address)
    }),
)
