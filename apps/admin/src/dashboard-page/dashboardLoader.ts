import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { ApiCall } from '@verstak/api-client/call'
import { getDashboard, searchAsStaff } from '@verstak/contracts/staff'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

/** What the staff looks at first. */
export const dashboardQuery = (call: ApiCall) => endpointQuery(call, getDashboard, {})

/** What a text finds in the back office. */
export const searchQuery = (call: ApiCall, text: string) => endpointQuery(call, searchAsStaff, { query: { text } })

export interface DashboardInput {
  /** What is looked for; '' = nothing, the figures are shown. */
  search: string
}

/** Too short, and the API refuses it. */
const FEWEST = 2

/** Brings the figures of the start page, or what the header's search finds. */
export const dashboardLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<DashboardInput> => {
    const search = (new URL(request.url).searchParams.get('search') ?? '').trim().slice(0, 100)
    if (search.length < FEWEST) await queryClient.ensureQueryData(dashboardQuery(call))
    else await queryClient.fetchQuery({ ...searchQuery(call, search), staleTime: 0 })
    return { search: search.length < FEWEST ? '' : search }
  }
