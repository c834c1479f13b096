import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffMembers } from '@verstak/contracts/staffShop'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { readListAddress, type ListFilters } from '../list/listAddress.ts'

export interface StaffListInput {
  filters: ListFilters
}

/** The staff, and the user of an e-mail. */
export const staffListQuery = (call: ApiCall, email?: string) =>
  endpointQuery(call, listStaffMembers, { query: email === undefined ? {} : { email } })

/** Brings the staff. */
export const staffListLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<StaffListInput> => {
    const { filters } = readListAddress(request.url, ['email'])
    await queryClient.fetchQuery({ ...staffListQuery(call, filters.email), staleTime: 0 })
    return { filters }
  }
