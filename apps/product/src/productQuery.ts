import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getProduct, listAlternatives } from '@verstak/contracts/product'
import { listAccessories } from '@verstak/contracts/recommendation'

/** Product and region. */
export interface ProductInput {
  productId: number
  regionId: number
}

/** The product of the page. */
export function productQuery(call: ApiCall, input: ProductInput) {
  return endpointQuery(call, getProduct, { query: input })
}

/**
 * Alternatives to the product. The page does not wait for them; the flag is set here because the component's options
 * replace those of the loader.
 */
export function alternativesQuery(call: ApiCall, input: ProductInput) {
  return { ...endpointQuery(call, listAlternatives, { query: input }), meta: { slot: 'may' } }
}

/** Accessories of the product; the page does not wait for them either. */
export function accessoriesQuery(call: ApiCall, { productId, regionId }: ProductInput) {
  const query = { productIds: String(productId), regionId }
  return { ...endpointQuery(call, listAccessories, { query }), meta: { slot: 'may' } }
}
