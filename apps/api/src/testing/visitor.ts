import type { Endpoint, EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

type Failure = { code: string; errors?: { field: string; reason: string; productId?: number; value?: number }[] }
type HeaderValues = Record<string, string>

/** Acts like a browser: stores cookies and sends the headers of a page of the store. */
export interface Visitor {
  cookies: Map<string, string>
  /** Calls an endpoint and expects status 200. */
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, headers?: HeaderValues): Promise<EndpointResponse<E>>
  /** Calls an endpoint and expects a failure. */
  fail<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, headers?: HeaderValues): Promise<Answer<Failure>>
  /** Calls an endpoint without checks of the status. */
  ask<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    headers?: HeaderValues,
  ): Promise<Answer<EndpointResponse<E>>>
}

export function createVisitor(url: string): Visitor {
  const cookies = new Map<string, string>()
  const visitor: Visitor = {
    cookies,
    async ask({ method, path }, input, headers = {}) {
      const { query, body } = input as { query?: Record<string, unknown>; body?: unknown }
      const entries = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])
      const response = await fetch(`${url}${path}?${new URLSearchParams(entries).toString()}`, {
        method,
        headers: {
          ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
        // What the API clears it sends empty.
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    async call(endpoint, input, headers) {
      const { status, body } = await visitor.ask(endpoint, input, headers)
      if (status !== 200) throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
      return body
    },
    async fail(endpoint, input, headers) {
      const answer = await visitor.ask(endpoint, input, headers)
      if (answer.status < 400) throw new Error(`${endpoint.path} answered ${answer.status}`)
      return answer as Answer<Failure>
    },
  }
  return visitor
}
