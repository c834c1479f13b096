import { queryKeyOf } from '@verstak/contracts/endpoint'
import type { Endpoint, EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { ApiCall } from './call.ts'

/** Query options shared by loader, hook and prefetch. Only for GET endpoints. */
export function endpointQuery<E extends Endpoint>(call: ApiCall, endpoint: E, input: EndpointInput<E>) {
  return queryOptions<EndpointResponse<E>>({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })
}
