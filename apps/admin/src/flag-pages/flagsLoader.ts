import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffFlags } from '@verstak/contracts/staffShop'
import type { Host } from '@verstak/host'

/** Every flag. */
export const flagsQuery = (call: ApiCall) => endpointQuery(call, listStaffFlags, {})

/** Brings the flags. */
export const flagsLoader =
  ({ call, queryClient }: Host) =>
  async () => {
    await queryClient.fetchQuery({ ...flagsQuery(call), staleTime: 0 })
    return null
  }
