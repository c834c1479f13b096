import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listJournal } from '@verstak/contracts/journal'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { loadList } from '../list/loadList.ts'
import type { ListInput } from '../list/listAddress.ts'

const NAMES = ['userId', 'entity', 'entityId', 'from', 'to']

/** A page of the journal. */
export function journalQuery(call: ApiCall, { filters: { userId, ...filters }, page }: ListInput) {
  return endpointQuery(call, listJournal, {
    query: { ...filters, ...(userId !== undefined && { userId: Number(userId) }), page },
  })
}

/** Brings the page of the journal that the address names. */
export const journalLoader =
  ({ call, queryClient }: Host) =>
  ({ request }: LoaderFunctionArgs): Promise<ListInput> =>
    loadList(request.url, NAMES, (input) => queryClient.fetchQuery({ ...journalQuery(call, input), staleTime: 0 }))
