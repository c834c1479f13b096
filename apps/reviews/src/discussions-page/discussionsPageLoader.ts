import { DISCUSSIONS_PER_PAGE } from '@verstak/contracts/discussion'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import type { LoaderFunctionArgs } from '@verstak/router'
import { discussionsQuery, reviewAnswersQuery } from '../discussions/discussionsQuery.ts'
import { productQuery } from '../product-pages/productQuery.ts'
import { readTextForm } from '../text-form/readTextForm.ts'
import { answeredQuery, refusedTextQuery } from '../text-form/textFormQueries.ts'
import { readProductAddress, type ProductAddress } from '../product-pages/readProductAddress.ts'

/** Loads the product and its first questions. */
export function discussionsPageLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<ProductAddress> => {
    const address = readProductAddress(request)
    const product = productQuery(call, address.productId, store.get(activeRegionAtom).id)
    const { guid } = await queryClient.ensureQueryData(product)
    const { answeredGuid, refusedKey } = readTextForm(new URL(request.url).search)
    await Promise.all([
      queryClient.ensureQueryData(discussionsQuery(call, guid, 1, DISCUSSIONS_PER_PAGE)),
      // Never failing: without them the page has the form of a question.
      refusedKey !== null && queryClient.prefetchQuery(refusedTextQuery(call, refusedKey)),
      answeredGuid !== null && queryClient.prefetchQuery(answeredQuery(call, answeredGuid)),
      answeredGuid !== null && queryClient.prefetchQuery(reviewAnswersQuery(call, guid, answeredGuid)),
    ])
    return address
  }
}
