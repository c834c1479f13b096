import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getTopicMenu } from '@verstak/contracts/catalogue'

/** A menu that takes longer than this says so. */
export const PATIENCE_MS = 5000

/** What the menu shows of a department; asked for once as long as the document lives (CATALOG-011). */
export function topicMenuQuery(call: ApiCall, id: number, activeRegionId: number) {
  const input = { query: { id, activeRegionId } }
  return {
    ...endpointQuery(call, getTopicMenu, input),
    // Goes on when the pointer does: whoever comes back finds the answer.
    queryFn: () => call(getTopicMenu, input, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }
}
