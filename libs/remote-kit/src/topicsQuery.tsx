import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listTopics } from '@verstak/contracts/catalogue'

/** Departments of the store; never refetched while the document is open. */
export function topicsQuery(call: ApiCall) {
  return { ...endpointQuery(call, listTopics, {}), staleTime: Number.POSITIVE_INFINITY }
}
