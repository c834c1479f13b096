import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listTopicCounts } from '@verstak/contracts/catalogue'

/** What the region can sell of each department: the topics themselves know only what is for sale anywhere. */
export function topicCountsQuery(call: ApiCall, activeRegionId: number) {
  const input = { query: { activeRegionId } }
  return { ...endpointQuery(call, listTopicCounts, input), staleTime: Number.POSITIVE_INFINITY }
}
