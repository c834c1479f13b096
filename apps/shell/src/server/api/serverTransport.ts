import { Agent, request as requestPlain } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as requestSecure } from 'node:https'
import type { Answer, TransportInit } from '@verstak/api-client/call'
import { readJsonAnew } from './jsonReader.ts'

export interface VisitorHeaders {
  cookie?: string | undefined
  requestId: string
}

/** An answer with the cookies that it sets, each as the value of a `Set-Cookie` header. */
export interface ServerAnswer extends Answer {
  setCookies: readonly string[]
}

/** A `Transport` that shows cookies. */
export type ServerTransport = (path: string, init: TransportInit) => Promise<ServerAnswer>

/** Timeout of an API call, so that a hanging API does not block a page for longer. */
const TIMEOUT_MS = 5000

const plainAgent = new Agent({ keepAlive: true })
const secureAgent = new SecureAgent({ keepAlive: true })

/**
 * Calls the API as the page's visitor: with his cookies and the request's id. Not by `fetch`, which takes twice the CPU
 * time per call.
 */
export function serverTransport(
  apiOrigin: string,
  visitor: VisitorHeaders,
  timeoutMs = TIMEOUT_MS,
  readJson = readJsonAnew,
): ServerTransport {
  const { protocol, hostname, port } = new URL(apiOrigin)
  const isSecure = protocol === 'https:'
  const request = isSecure ? requestSecure : requestPlain
  const at: RequestOptions = {
    // An origin has brackets around an IPv6 address.
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    agent: isSecure ? secureAgent : plainAgent,
  }
  const { cookie, requestId } = visitor
  return (path, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const own = { ...headers, 'x-request-id': requestId, ...(cookie ? { cookie } : {}) }
      const sent = request({ ...at, path, method, headers: own, ...(signal ? { signal } : {}) })
      const timeout = setTimeout(() => sent.destroy(new Error('The API took too long')), timeoutMs).unref()
      sent.on('close', () => clearTimeout(timeout))
      sent.on('error', reject)
      sent.on('response', (message) => {
        readAll(message).then((bytes) => resolve(answerOf(message, bytes, () => readJson(path, bytes))), reject)
      })
      sent.end(body)
    })
}

function readAll(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.on('end', () => resolve(Buffer.concat(chunks)))
    message.on('error', reject)
  })
}

function answerOf(
  { statusCode: status = 0, headers }: IncomingMessage,
  bytes: Buffer,
  read: () => unknown,
): ServerAnswer {
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name) => headers[name]?.toString() ?? null },
    json: async () => read(),
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
    setCookies: headers['set-cookie'] ?? [],
  }
}
