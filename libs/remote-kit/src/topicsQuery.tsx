import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listTopics } from '@verstak/contracts/catalogue'

/** Departments of the store; the same for as long as a document lives. */
export function topicsQuery(call: ApiCall) {
  return { ...endpointQuery(call, listTopics, {}), staleTime: Number.POSITIVE_INFINITY }
}
