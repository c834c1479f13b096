import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readPickingSheets } from '@verstak/contracts/orderStaff'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

/** Picking sheets of orders; `guids` as the address names them. */
export const sheetsQuery = (call: ApiCall, guids: string) =>
  endpointQuery(call, readPickingSheets, { query: { guids } })

/** Brings the sheets that the address names. */
export const sheetsLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<string> => {
    const guids = new URL(request.url).searchParams.get('guids') ?? ''
    await queryClient.fetchQuery({ ...sheetsQuery(call, guids), staleTime: 0 })
    return guids
  }
