import { ApiError } from '@verstak/api-client/ApiError'
import type { ApiCall, CallOptions } from '@verstak/api-client/call'
import type { Endpoint, EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'
import * as v from 'valibot'

type Handler = (input: { query?: unknown; body?: unknown }, options: CallOptions) => unknown

/** An API without a network. Calls that have no answer fail like an unknown address. */
export interface FakeApi {
  call: ApiCall
  /** Answers an endpoint by `answer`; throw an `ApiError` in it to let the call fail. */
  on<E extends Endpoint>(
    endpoint: E,
    answer: (input: EndpointInput<E>, options: CallOptions) => EndpointResponse<E> | Promise<EndpointResponse<E>>,
  ): FakeApi
  /** Every call so far, in order. */
  calls: { path: string; input: unknown; options: CallOptions }[]
}

/** Checks inputs and answers against the contract, as the real ones are. */
export function createFakeApi(): FakeApi {
  const handlers = new Map<string, Handler>()
  const calls: FakeApi['calls'] = []
  const api: FakeApi = {
    calls,
    call: async (endpoint, input, options = {}) => {
      calls.push({ path: endpoint.path, input, options })
      const handler = handlers.get(`${endpoint.method} ${endpoint.path}`)
      if (!handler) throw new ApiError('not-found', 404)
      if (endpoint.query) v.parse(endpoint.query, input.query)
      if (endpoint.body) v.parse(endpoint.body, input.body)
      return v.parse(endpoint.response, await handler(input, options)) as EndpointResponse<typeof endpoint>
    },
    on: (endpoint, answer) => {
      handlers.set(`${endpoint.method} ${endpoint.path}`, answer as unknown as Handler)
      return api
    },
  }
  return api
}
