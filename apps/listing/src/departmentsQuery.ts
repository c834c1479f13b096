import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listTopics } from '@verstak/contracts/catalogue'

/** Departments of the store, linked from an empty page. */
export function departmentsQuery(call: ApiCall) {
  return endpointQuery(call, listTopics, {})
}
