import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { listCategoryReviews } from '@verstak/contracts/review'

/** What an address of category reviews names. */
export interface CategoryReviewsAddress {
  categoryId: number
  /** 0 = all brands. */
  brandId: number
  page: number
}

/** A page of category reviews. */
export type CategoryReviews = EndpointResponse<typeof listCategoryReviews>

/** Reviews of the products of a category, or of one brand in it. */
export function categoryReviewsQuery(call: ApiCall, { categoryId, brandId, page }: CategoryReviewsAddress) {
  return endpointQuery(call, listCategoryReviews, {
    query: { categoryId, ...(brandId !== 0 && { brandId }), page },
  })
}
