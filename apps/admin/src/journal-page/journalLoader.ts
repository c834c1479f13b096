import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listJournal } from '@verstak/contracts/journal'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { readListAddress, type ListFilters } from '../list/listAddress.ts'

const NAMES = ['userId', 'entity', 'entityId', 'from', 'to']

export interface JournalInput {
  filters: ListFilters
  page: number
}

/** A page of the journal. */
export function journalQuery(call: ApiCall, { filters: { userId, ...filters }, page }: JournalInput) {
  return endpointQuery(call, listJournal, {
    query: { ...filters, ...(userId !== undefined && { userId: Number(userId) }), page },
  })
}

/** Brings the page of the journal that the address names. */
export const journalLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<JournalInput> => {
    const input = readListAddress(request.url, NAMES)
    await queryClient.fetchQuery({ ...journalQuery(call, input), staleTime: 0 })
    return input
  }
