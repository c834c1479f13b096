import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { Endpoint, EndpointInput } from '@verstak/contracts/endpoint'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { readListAddress, type ListFilters } from './listAddress.ts'

/** What the address of a list with a search says. */
export interface TextListInput {
  filters: ListFilters
  page: number
}

/** A page of a list that is searched by words. */
export const textListQuery = <E extends Endpoint>(
  call: ApiCall,
  endpoint: E,
  { filters: { text }, page }: TextListInput,
) =>
  endpointQuery(call, endpoint, { query: { ...(text !== undefined && { text }), page } } as unknown as EndpointInput<E>)

/** Brings the page that the address names, and what else the list needs. */
export const textListLoader =
  ({ call, queryClient }: Host, endpoint: Endpoint, more?: () => Promise<unknown>) =>
  async ({ request }: LoaderFunctionArgs): Promise<TextListInput> => {
    const input = readListAddress(request.url, ['text'])
    await Promise.all([queryClient.fetchQuery({ ...textListQuery(call, endpoint, input), staleTime: 0 }), more?.()])
    return input
  }
