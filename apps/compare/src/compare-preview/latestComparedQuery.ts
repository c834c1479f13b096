import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listCompared } from '@verstak/contracts/compare'

/** The visitor's comparison, the newest product first. It may have changed since the panel was open. */
export const latestComparedQuery = (call: ApiCall, regionId: number) => ({
  ...endpointQuery(call, listCompared, { query: { type: 'full', regionId } }),
  refetchOnMount: 'always' as const,
  refetchOnWindowFocus: 'always' as const,
})
