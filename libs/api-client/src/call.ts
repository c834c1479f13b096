import type { Endpoint, EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'
import { ApiError } from './ApiError.ts'

/** One HTTP request, as `fetch` takes it. */
export interface TransportInit {
  method: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
  /** See `CallOptions`. */
  keepalive?: boolean
}

/** The part of a `Response` of `fetch` that is used. */
export interface Answer {
  status: number
  /** The status is 2xx. */
  ok: boolean
  headers: { get(name: string): string | null }
  json(): Promise<unknown>
  arrayBuffer(): Promise<ArrayBuffer>
  /** The unread body; absent when the body is already read. */
  body?: { cancel(): Promise<void> } | null
}

/** Sends one HTTP request: `fetch` or an equivalent that fills in the origin and the headers of its side. */
export type Transport = (path: string, init: TransportInit) => Promise<Answer>

export interface CallOptions {
  signal?: AbortSignal
  /** For calls that must not run twice: send the same key again to repeat the same request. */
  idempotencyKey?: string
  /** The request outlives the page: for changes made just before the visitor leaves. Bodies up to 64 KB. */
  keepalive?: boolean
}

/** Calls an endpoint: checks the answer against its schema, retries, throws `ApiError`. */
export type ApiCall = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointResponse<E>>

/** HTTP-001: a GET is retried once after these statuses and after a lost connection. */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const RETRY_DELAY_MS = 150

/**
 * Creates the API caller for one side (browser, server, test) from its transport. A GET is sent at most twice
 * (HTTP-001), anything else once (HTTP-002). The call throws `ApiError`: with the server's code; `unavailable` when
 * no answer came; `internal` when a successful answer breaks the contract. Only an abort error is rethrown unchanged.
 */
export function createCall(send: Transport): ApiCall {
  return async (endpoint, input, options = {}) => {
    const path = endpoint.path + searchOf(input.query)
    const init = requestOf(endpoint, input.body, options)
    const checks = loadChecks(endpoint)
    const response = endpoint.method === 'GET' ? await sendTwice(send, path, init) : await sendOnce(send, path, init)
    const { status } = response
    const isSuccess = endpoint.isOnly200Success ? status === 200 : response.ok
    const body = await response.json().catch(() => undefined)
    const check = await checks
    if (!isSuccess) throw check?.readProblem(status, body) ?? errorOf(status, body)
    return (check ? check.readAnswer(check.schema, status, body) : body) as EndpointResponse<typeof endpoint>
  }
}

/** Schema of an endpoint in a browser's bundle, see `tools/build/src/lateSchemas.cjs`. */
interface LateSchema {
  load?: () => Promise<Endpoint['response']>
}

/**
 * Loads the validation code. Browsers load it while they wait for their first answer; if it cannot be loaded, the
 * answer is used unchecked.
 */
async function loadChecks({ response }: Endpoint) {
  try {
    const checking = import(/* webpackChunkName: "schemas" */ './readAnswer.ts')
    const schema = (await (response as LateSchema).load?.()) ?? response
    return { ...(await checking), schema }
  } catch {
    return undefined
  }
}

/** Query string of an input; keys in the schema's order, so that equal inputs give equal URLs. */
function searchOf(query: unknown): string {
  if (query === undefined || query === null) return ''
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => [key, String(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

function requestOf(endpoint: Endpoint, body: unknown, options: CallOptions): TransportInit {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  return {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  }
}

async function sendOnce(send: Transport, path: string, init: TransportInit): Promise<Answer> {
  try {
    return await send(path, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError('unavailable', 0)
  }
}

async function sendTwice(send: Transport, path: string, init: TransportInit): Promise<Answer> {
  const first = await sendOnce(send, path, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    return undefined
  })
  if (first && !RETRIED_STATUSES.has(first.status)) return first
  await first?.body?.cancel()
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  return sendOnce(send, path, init)
}

/** Error for an answer without an error body of its own. */
function errorOf(status: number, body: unknown): ApiError {
  return new ApiError(status === 404 ? 'not-found' : status >= 500 ? 'unavailable' : 'internal', status, [], body)
}
