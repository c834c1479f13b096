import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { Endpoint, EndpointInput } from '@verstak/contracts/endpoint'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { loadList } from './loadList.ts'
import type { ListInput } from './listAddress.ts'

/** A page of a list; the API refuses filters that make no sense. */
export const listQuery = <E extends Endpoint>(call: ApiCall, endpoint: E, { filters, page }: ListInput) =>
  endpointQuery(call, endpoint, { query: { ...filters, page } } as unknown as EndpointInput<E>)

/** Brings the page that the address names. */
export const listLoader =
  ({ call, queryClient }: Host, endpoint: Endpoint, { names = ['text'], more }: ListLoaderOptions = {}) =>
  async ({ request }: LoaderFunctionArgs): Promise<ListInput> => {
    const [input] = await Promise.all([
      loadList(request.url, names, (asked) =>
        queryClient.fetchQuery({ ...listQuery(call, endpoint, asked), staleTime: 0 }),
      ),
      more?.(),
    ])
    return input
  }

export interface ListLoaderOptions {
  /** Filters of the address, by default the search alone. */
  names?: readonly string[]
  /** Brings what else the list needs. */
  more?: () => Promise<unknown>
}
