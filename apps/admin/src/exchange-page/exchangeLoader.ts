import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getExchangeFile, getExchangeRun, listExchangeRuns, listMarketFeeds } from '@verstak/contracts/exchangeStaff'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { readListAddress, type ListFilters } from '../list/listAddress.ts'

/** What of a file or a run is shown. */
export type Shown = 'changes' | 'faults'

export interface ExchangeInput {
  /** The file that is worked on; null: none. */
  file: string | null
  show: Shown
  /** Of the runs: their source. */
  filters: ListFilters
  /** Of the rows of the file, or of the runs without one. */
  page: number
}

/** A file that is there. */
export interface FileInput extends Pick<ExchangeInput, 'show' | 'page'> {
  file: string
}

export interface RunInput {
  id: number
  show: Shown
  page: number
}

export const runsQuery = (call: ApiCall, input: ExchangeInput) =>
  endpointQuery(call, listExchangeRuns, { query: { ...input.filters, page: runsPageOf(input) } })
export const feedsQuery = (call: ApiCall) => endpointQuery(call, listMarketFeeds, {})
export const fileQuery = (call: ApiCall, { file, show, page }: FileInput) =>
  endpointQuery(call, getExchangeFile, { query: { id: file, show, page } })
export const runQuery = (call: ApiCall, { id, show, page }: RunInput) =>
  endpointQuery(call, getExchangeRun, { query: { id, show, page } })

const NAMES = ['file', 'show']
const shownOf = (text: string | undefined): Shown => (text === 'faults' ? 'faults' : 'changes')

/** Page of the runs that an address asks for: with a file its pages are of the file's rows. */
export const runsPageOf = ({ file, page }: ExchangeInput) => (file === null ? page : 1)

/** Brings the runs, and the file that the address names. */
export const exchangeLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<ExchangeInput> => {
    const { filters, page } = readListAddress(request.url, [...NAMES, 'source'])
    const { file: of = null, show, ...ofRuns } = filters
    const input = { file: of, show: shownOf(show), filters: ofRuns, page }
    const { file } = input
    await Promise.all([
      queryClient.fetchQuery({ ...feedsQuery(call), staleTime: 0 }),
      queryClient.fetchQuery({ ...runsQuery(call, input), staleTime: 0 }),
      file !== null && queryClient.fetchQuery({ ...fileQuery(call, { ...input, file }), staleTime: 0 }),
    ])
    return input
  }

/** Brings a run with a page of its rows. */
export const runLoader =
  ({ call, queryClient }: Host) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<RunInput> => {
    const { filters, page } = readListAddress(request.url, NAMES)
    const input = { id: Number(params.id), show: shownOf(filters.show), page }
    await queryClient.fetchQuery({ ...runQuery(call, input), staleTime: 0 })
    return input
  }
