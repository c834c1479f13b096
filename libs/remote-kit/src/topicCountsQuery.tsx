import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listTopicCounts } from '@verstak/contracts/catalogue'

/**
 * Number of products on sale in the region, by department: the departments themselves only have totals for all
 * regions.
 */
export function topicCountsQuery(call: ApiCall, activeRegionId: number) {
  const input = { query: { activeRegionId } }
  return { ...endpointQuery(call, listTopicCounts, input), staleTime: Number.POSITIVE_INFINITY }
}
