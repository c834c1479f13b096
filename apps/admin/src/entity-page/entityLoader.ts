import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { defineEditable } from '@verstak/contracts/editable'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

type Calls = Pick<ReturnType<typeof defineEditable>, 'read'>

/** Something as the staff edits it. */
export const entityQuery = (call: ApiCall, { read }: Calls, id: number | string) =>
  endpointQuery(call, read, { query: { id } })

/** Brings the entity of the address, and what else its form needs. */
export const entityLoader =
  ({ call, queryClient }: Host, calls: Calls, more?: () => Promise<unknown>) =>
  async ({ params }: LoaderFunctionArgs) => {
    const id = params.id !== undefined ? Number(params.id) : (params.key ?? '')
    await Promise.all([queryClient.fetchQuery({ ...entityQuery(call, calls, id), staleTime: 0 }), more?.()])
    return { id }
  }
