import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffReleases } from '@verstak/contracts/staffShop'
import type { Host } from '@verstak/host'

/** What is live, what can be made live, and what happened. */
export const releasesQuery = (call: ApiCall) => endpointQuery(call, listStaffReleases, {})

/** Brings the releases. */
export const releasesLoader =
  ({ call, queryClient }: Host) =>
  async () => {
    await queryClient.fetchQuery({ ...releasesQuery(call), staleTime: 0 })
    return null
  }
