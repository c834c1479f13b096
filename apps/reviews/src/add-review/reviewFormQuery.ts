import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getReviewForm } from '@verstak/contracts/reviewForm'
import type { EndpointResponse } from '@verstak/contracts/endpoint'

/** What the form knows of the product and of the visitor. */
export type ReviewFormData = EndpointResponse<typeof getReviewForm>

/** What the form of a product needs; the visitor's own. */
export function reviewFormQuery(call: ApiCall, productGuid: string) {
  // Another device may have changed the review.
  return { ...endpointQuery(call, getReviewForm, { query: { productGuid } }), staleTime: 0 }
}
