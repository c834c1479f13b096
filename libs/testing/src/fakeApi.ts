import { ApiError } from '@verstak/api-client/ApiError'
import { readApiError } from '@verstak/api-client/readApiError'
import type { ApiCall, CallOptions } from '@verstak/api-client/call'
import type { ErrorDetail } from '@verstak/contracts/error'
import type { Endpoint, EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'
import * as v from 'valibot'

type Handler = (input: { query?: unknown; body?: unknown }, options: CallOptions) => unknown

/** An API without a network. Calls without a configured answer fail like an unknown address. */
export interface FakeApi {
  call: ApiCall
  /**
   * Sets the answer of an endpoint; throw an `ApiError` in `answer` to make the call fail. The caller gets a copy of
   * the error with a different class, as in remotes: `instanceof ApiError` is false, `readApiError` reads it.
   */
  on<E extends Endpoint>(
    endpoint: E,
    answer: (input: EndpointInput<E>, options: CallOptions) => EndpointResponse<E> | Promise<EndpointResponse<E>>,
  ): FakeApi
  /** All calls so far, in order. */
  calls: { path: string; input: unknown; options: CallOptions }[]
}

/** Validates inputs and answers against the contract, like the real client and server. */
export function createFakeApi(): FakeApi {
  const handlers = new Map<string, Handler>()
  const calls: FakeApi['calls'] = []
  const api: FakeApi = {
    calls,
    call: async (endpoint, input, options = {}) => {
      calls.push({ path: endpoint.path, input, options })
      const handler = handlers.get(`${endpoint.method} ${endpoint.path}`)
      if (!handler) throw copyOf(new ApiError('not-found', 404))
      const query = endpoint.query && v.safeParse(endpoint.query, input.query)
      if (query?.success === false) throw copyOf(new ApiError('invalid-input', 400, query.issues.map(detailOf)))
      if (endpoint.body) v.parse(endpoint.body, input.body)
      try {
        return v.parse(endpoint.response, await handler(input, options)) as EndpointResponse<typeof endpoint>
      } catch (error) {
        throw readApiError(error) ? copyOf(error as ApiError) : error
      }
    },
    on: (endpoint, answer) => {
      handlers.set(`${endpoint.method} ${endpoint.path}`, answer as unknown as Handler)
      return api
    },
  }
  return api
}

/** As the server names what it refuses. */
const detailOf = (issue: v.BaseIssue<unknown>): ErrorDetail => ({
  field: v.getDotPath(issue) ?? '',
  reason: /^[a-zA-Z-]+$/.test(issue.message) ? issue.message : issue.type,
  message: issue.message,
})

const copyOf = (error: ApiError): Error => Object.assign(new Error(error.message), { ...error, stack: error.stack })
