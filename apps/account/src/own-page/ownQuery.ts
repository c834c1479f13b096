import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readApiError } from '@verstak/api-client/readApiError'
import type { Endpoint, EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'

/** Query of a call for signed-in users: null for a guest. */
export function ownQuery<E extends Endpoint>(call: ApiCall, endpoint: E, input: EndpointInput<E>) {
  return {
    queryKey: endpointQuery(call, endpoint, input).queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<EndpointResponse<E> | null> {
      try {
        return await call(endpoint, input, { signal })
      } catch (error) {
        if (readApiError(error)?.code === 'sign-in-required') return null
        throw error
      }
    },
  }
}
