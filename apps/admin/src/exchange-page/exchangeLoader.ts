import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readApiError } from '@verstak/api-client/readApiError'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { getExchangeFile, getExchangeRun, listExchangeRuns, listMarketFeeds } from '@verstak/contracts/exchangeStaff'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { loadList } from '../list/loadList.ts'
import type { ListFilters, ListInput } from '../list/listAddress.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'

/** What of a file or a run is shown. */
export type Shown = 'changes' | 'faults'

/** Filters are of the runs, their source, and of the feeds; the page is of the rows of the file, or of the runs without one. */
export interface ExchangeInput extends ListInput {
  /** The file that is worked on; null: none. */
  file: string | null
  show: Shown
}

/** A file that is there. */
export interface FileInput extends Pick<ExchangeInput, 'show' | 'page'> {
  file: string
}

export interface RunInput extends Pick<ListInput, 'page' | 'refused'> {
  id: number
  show: Shown
}

export const runsQuery = (call: ApiCall, input: ExchangeInput) =>
  endpointQuery(call, listExchangeRuns, { query: { ...filtersOf(input).runs, page: runsPageOf(input) } })
/** The API refuses filters that make no sense. */
export const feedsQuery = (call: ApiCall, input: ExchangeInput) =>
  endpointQuery(call, listMarketFeeds, {
    query: filtersOf(input).feeds as EndpointInput<typeof listMarketFeeds>['query'],
  })
export const fileQuery = (call: ApiCall, { file, show, page }: FileInput) =>
  endpointQuery(call, getExchangeFile, { query: { id: file, show, page } })
export const runQuery = (call: ApiCall, { id, show, page }: RunInput) =>
  endpointQuery(call, getExchangeRun, { query: { id, show, page } })

/** Filters of the two lists of the page. */
export function filtersOf({ filters: { source, ...feeds } }: ExchangeInput): Record<'runs' | 'feeds', ListFilters> {
  return { runs: source === undefined ? {} : { source }, feeds }
}

/** The API refuses what is none of them. */
const shownOf = (text = 'changes') => text as Shown

const exchangeOf = ({ filters: { file = '', show, ...filters }, ...input }: ListInput): ExchangeInput => ({
  ...input,
  ...{ filters, file: file || null, show: shownOf(show) },
})

/** Page of the runs that an address asks for: with a file its pages are of the file's rows. */
export const runsPageOf = ({ file, page }: ExchangeInput) => (file === null ? page : 1)

/** Brings the runs, and the file that the address names; one that is not there, or not any more, is told. */
export const exchangeLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<ExchangeInput> => {
    let isGone = false
    const input = exchangeOf(
      await loadList(request.url, ['file', 'show', 'source', 'text', 'state'], (asked) => {
        const input = exchangeOf(asked)
        const { file } = input
        return Promise.all([
          queryClient.fetchQuery({ ...feedsQuery(call, input), staleTime: 0 }),
          queryClient.fetchQuery({ ...runsQuery(call, input), staleTime: 0 }),
          file !== null &&
            queryClient.fetchQuery({ ...fileQuery(call, { ...input, file }), staleTime: 0 }).catch((error: unknown) => {
              if (!isOfNoFile(error)) throw error
              isGone = true
            }),
        ])
      }),
    )
    // Its page was one of the file's rows.
    return isGone ? { ...input, file: null, page: 1, gone: texts.gone } : input
  }

/** An id that no file has, or none at all. */
function isOfNoFile(error: unknown): boolean {
  const problem = readApiError(error)
  return problem?.code === 'not-found' || problem?.details.some(({ field }) => field === 'id') === true
}

/** Brings a run with a page of its rows. */
export const runLoader =
  ({ call, queryClient }: Host) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<RunInput> => {
    const runOf = ({ filters: { show }, ...input }: ListInput) => ({
      ...input,
      ...{ id: Number(params.id), show: shownOf(show) },
    })
    return runOf(
      await loadList(request.url, ['show'], (asked) =>
        queryClient.fetchQuery({ ...runQuery(call, runOf(asked)), staleTime: 0 }),
      ),
    )
  }
