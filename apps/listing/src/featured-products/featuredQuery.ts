import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listFeatured } from '@verstak/contracts/product'

/** Products that this visitor may like; never worth waiting for. */
export function featuredQuery(call: ApiCall, regionId: number) {
  return { ...endpointQuery(call, listFeatured, { query: { regionId } }), meta: { slot: 'may' } }
}
