import { REVIEW_PAGE_SIZES } from '@verstak/contracts/review'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import { productQuery } from '../product-pages/productQuery.ts'
import { readProductAddress, type ProductAddress } from '../product-pages/readProductAddress.ts'
import { parseReviewParams } from '../review-list/reviewParams.ts'
import { reviewMediaQuery, reviewsQuery, type ReviewsInput } from '../review-list/reviewsQuery.ts'

/** Reviews of a page that the visitor has not picked. */
export const PAGE_SIZE = REVIEW_PAGE_SIZES[0]

/** Input of the page's list. */
export const inputOf = (productGuid: string, search: string, page: number): ReviewsInput => ({
  ...parseReviewParams(search),
  productGuid,
  defaultSize: PAGE_SIZE,
  page,
})

/** Loads the product and a page of its reviews; a page after the last one is not there (404). */
export function reviewsPageLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<ProductAddress> => {
    const address = readProductAddress(request)
    const { productId, page } = address
    const { guid } = await queryClient.ensureQueryData(productQuery(call, productId, store.get(activeRegionAtom).id))
    const input = inputOf(guid, new URL(request.url).search, page)
    const media = queryClient.prefetchQuery(reviewMediaQuery(call, guid, input.isCurrentVariant))
    const answer = await queryClient.ensureQueryData(reviewsQuery(call, input))
    if (page > 1 && answer !== 'trouble' && answer.reviews.length === 0) throw data(null, { status: 404 })
    await media
    return address
  }
}
