import { queryKeyOf } from '@verstak/contracts/endpoint'
import type { Endpoint, EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { ApiCall } from './call.ts'

/** The one options object of a query, for loader, hook and prefetch alike. Only for GET endpoints. */
export function endpointQuery<E extends Endpoint>(call: ApiCall, endpoint: E, input: EndpointInput<E>) {
  return queryOptions<EndpointResponse<E>>({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })
}
