import { cartAddress } from '@verstak/contracts/address'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data, redirect } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { officesQuery } from '../checkout/officesQuery.ts'

/**
 * Sends the visitor to the address of his layout; then waits for the cart as it is now, and for the offices.
 * Neither failing takes the page down: its parts say so and try again, and a document without the cart answers 503.
 */
export function cartPageLoader({ call, layout, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url)
    const address = cartAddress(layout)
    if (pathname !== address) throw redirect(address + search)
    const regionId = store.get(activeRegionAtom).id
    const [cart] = await Promise.allSettled([
      // Prices and stock bind here, so a kept answer is not enough.
      queryClient.fetchQuery({ ...cartQuery(call, regionId), staleTime: 0 }),
      queryClient.ensureQueryData(officesQuery(call, regionId)),
    ])
    return cart.status === 'fulfilled' ? null : data(null, { status: 503, headers: { 'retry-after': '5' } })
  }
}
