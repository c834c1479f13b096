import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { ApiCall } from '@verstak/api-client/call'
import { getDashboard } from '@verstak/contracts/staff'
import type { Host } from '@verstak/host'

/** What the staff looks at first. */
export const dashboardQuery = (call: ApiCall) => endpointQuery(call, getDashboard, {})

/** Brings the figures of the start page. */
export const dashboardLoader =
  ({ call, queryClient }: Host) =>
  async () => {
    await queryClient.ensureQueryData(dashboardQuery(call))
    return null
  }
