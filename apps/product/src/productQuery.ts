import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getProduct, listAlternatives } from '@verstak/contracts/product'
import { listAccessories } from '@verstak/contracts/recommendation'

/** Which product, seen from where. */
export interface ProductInput {
  productId: number
  regionId: number
}

/** The product of the page. */
export function productQuery(call: ApiCall, input: ProductInput) {
  return endpointQuery(call, getProduct, { query: input })
}

/**
 * Products that can be bought instead. The page doesn't wait for them; the mark stands here because the component's
 * options replace those of the loader.
 */
export function alternativesQuery(call: ApiCall, input: ProductInput) {
  return { ...endpointQuery(call, listAlternatives, { query: input }), meta: { slot: 'may' } }
}

/** Products that go with it; the page doesn't wait for them either. */
export function accessoriesQuery(call: ApiCall, { productId, regionId }: ProductInput) {
  const query = { productIds: String(productId), regionId }
  return { ...endpointQuery(call, listAccessories, { query }), meta: { slot: 'may' } }
}
