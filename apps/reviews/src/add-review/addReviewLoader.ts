import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import type { LoaderFunctionArgs } from '@verstak/router'
import { productQuery } from '../product-pages/productQuery.ts'
import { readProductAddress, type ProductAddress } from '../product-pages/readProductAddress.ts'
import { reviewFormQuery } from './reviewFormQuery.ts'

/** Loads the product and what the visitor has written of it. */
export function addReviewLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<ProductAddress> => {
    const address = readProductAddress(request)
    const product = productQuery(call, address.productId, store.get(activeRegionAtom).id)
    const { guid } = await queryClient.ensureQueryData(product)
    await queryClient.fetchQuery(reviewFormQuery(call, guid))
    return address
  }
}
