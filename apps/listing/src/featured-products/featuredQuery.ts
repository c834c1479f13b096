import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listFeatured } from '@verstak/contracts/product'

/** Products recommended to this visitor; the page does not wait for them. */
export function featuredQuery(call: ApiCall, regionId: number) {
  return { ...endpointQuery(call, listFeatured, { query: { regionId } }), meta: { slot: 'may' } }
}
