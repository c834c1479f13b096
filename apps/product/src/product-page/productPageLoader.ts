import { matchPatterns } from '@verstak/contracts/routePattern'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { remote } from '../../remote.config.ts'
import { accessoriesQuery, alternativesQuery, productQuery } from '../productQuery.ts'

/** Page data from the address. */
export interface ProductPageData {
  productId: number
}

/**
 * Reads the id from the address (the slug does not matter), loads the product and starts loading the rows of other
 * products. A withdrawn product gives 410, with a page that links to others.
 */
export function productPageLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs) => {
    const match = matchPatterns(remote.routes, new URL(request.url).pathname)
    if (!match) throw data(null, { status: 404 })
    const productId = Number(match.params['productId'])
    const input = { productId, regionId: store.get(activeRegionAtom).id }
    void queryClient.prefetchQuery(alternativesQuery(call, input))
    void queryClient.prefetchQuery(accessoriesQuery(call, input))
    const { isWithdrawn } = await queryClient.ensureQueryData(productQuery(call, input))
    const page: ProductPageData = { productId }
    return isWithdrawn ? data(page, { status: 410 }) : page
  }
}
