import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import type { LoaderFunctionArgs } from '@verstak/router'
import { productQuery } from '../product-pages/productQuery.ts'
import { readProductAddress, type ProductAddress } from '../product-pages/readProductAddress.ts'
import { readTextForm } from '../text-form/readTextForm.ts'
import { refusedTextQuery } from '../text-form/textFormQueries.ts'
import { reviewFormQuery } from './reviewFormQuery.ts'

/** Loads the product and what the visitor has written of it. */
export function addReviewLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<ProductAddress> => {
    const address = readProductAddress(request)
    const product = productQuery(call, address.productId, store.get(activeRegionAtom).id)
    const { guid } = await queryClient.ensureQueryData(product)
    const { refusedKey } = readTextForm(new URL(request.url).search)
    await Promise.all([
      queryClient.fetchQuery(reviewFormQuery(call, guid)),
      refusedKey !== null && queryClient.prefetchQuery(refusedTextQuery(call, refusedKey)),
    ])
    return address
  }
}
