import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getTopicMenu } from '@verstak/contracts/catalogue'

/** Timeout of the menu's data; after it the menu shows an error. */
export const PATIENCE_MS = 5000

/** Menu data of a department; requested once per document (CATALOG-011). */
export function topicMenuQuery(call: ApiCall, id: number, activeRegionId: number) {
  const input = { query: { id, activeRegionId } }
  return {
    ...endpointQuery(call, getTopicMenu, input),
    // Not aborted when the pointer leaves: the answer is cached for its return.
    queryFn: () => call(getTopicMenu, input, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }
}
