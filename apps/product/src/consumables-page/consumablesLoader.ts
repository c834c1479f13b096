import { matchPatterns } from '@verstak/contracts/routePattern'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import { remote } from '../../remote.config.ts'
import type { ProductPageData } from '../product-page/productPageLoader.ts'
import { accessoriesQuery, productQuery } from '../productQuery.ts'

/** Loads a product and what is used up with it. */
export function consumablesLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<ProductPageData> => {
    const match = matchPatterns(remote.routes, new URL(request.url).pathname)
    if (!match) throw data(null, { status: 404 })
    const input = { productId: Number(match.params['productId']), regionId: store.get(activeRegionAtom).id }
    await Promise.all([
      queryClient.ensureQueryData(productQuery(call, input)),
      queryClient.ensureQueryData(accessoriesQuery(call, input)),
    ])
    return { productId: input.productId }
  }
}
