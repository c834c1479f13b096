import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readStaffOrder } from '@verstak/contracts/orderStaff'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

/** An order with all that staff needs for it. */
export const staffOrderQuery = (call: ApiCall, guid: string) => endpointQuery(call, readStaffOrder, { query: { guid } })

/** Brings the order of the address. */
export const orderLoader =
  ({ call, queryClient }: Host) =>
  async ({ params }: LoaderFunctionArgs): Promise<string> => {
    const guid = params.guid ?? ''
    await queryClient.fetchQuery({ ...staffOrderQuery(call, guid), staleTime: 0 })
    return guid
  }
