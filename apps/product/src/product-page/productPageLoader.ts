import { matchPatterns } from '@verstak/contracts/routePattern'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { remote } from '../../remote.config.ts'
import { accessoriesQuery, alternativesQuery, productQuery } from '../productQuery.ts'

/** What the page is told by its address. */
export interface ProductPageData {
  productId: number
}

/**
 * Reads the id out of the address (the slug does not matter), waits for the product and starts the rows of other products. A
 * withdrawn product is gone (410), with a page that leads to others.
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
