import type { Transport } from '@verstak/api-client/call'

export interface VisitorHeaders {
  cookie?: string | undefined
  requestId: string
}

/** An API that hangs must not hold a page for longer. */
const TIMEOUT_MS = 5000

/** Calls the API as the visitor whose page is rendered: his cookies, the request's id. */
export function serverTransport(apiOrigin: string, visitor: VisitorHeaders, timeoutMs = TIMEOUT_MS): Transport {
  return (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('x-request-id', visitor.requestId)
    if (visitor.cookie) headers.set('cookie', visitor.cookie)
    const timeout = AbortSignal.timeout(timeoutMs)
    return fetch(apiOrigin + path, {
      ...init,
      headers,
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    })
  }
}
