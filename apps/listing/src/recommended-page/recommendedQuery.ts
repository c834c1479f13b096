import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listFeatured } from '@verstak/contracts/product'
import type { Layout } from '@verstak/contracts/layout'
import { isMobile } from '@verstak/host'

/** Products of the page, which waits for them; fewer on a phone. */
export function recommendedQuery(call: ApiCall, regionId: number, layout: Layout) {
  return endpointQuery(call, listFeatured, { query: { regionId, isMobile: isMobile(layout) } })
}
