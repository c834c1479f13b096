import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getProduct } from '@verstak/contracts/product'

/** The product that a page of reviews or questions is about. */
export function productQuery(call: ApiCall, productId: number, regionId: number) {
  return endpointQuery(call, getProduct, { query: { productId, regionId } })
}
