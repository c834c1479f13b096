import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { type ListingInput, listTagPages } from '@verstak/contracts/listing'

/** Tag pages of the listing's category; disabled without a category. */
export function tagPagesQuery(call: ApiCall, { listingType, id: categoryId }: ListingInput) {
  return {
    ...endpointQuery(call, listTagPages, { query: { categoryId } }),
    enabled: listingType === 'category' || listingType === 'tagPage',
    staleTime: Number.POSITIVE_INFINITY,
  }
}
