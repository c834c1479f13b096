import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listInfoBars } from '@verstak/contracts/staffBar'
import type { Host } from '@verstak/host'

/** Bars above the header. */
export const barsQuery = (call: ApiCall) => endpointQuery(call, listInfoBars, {})

/** Brings the bars. */
export const barsLoader =
  ({ call, queryClient }: Host) =>
  async () => {
    await queryClient.fetchQuery({ ...barsQuery(call), staleTime: 0 })
    return null
  }
