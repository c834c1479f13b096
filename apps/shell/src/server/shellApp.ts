import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import fastifyProxy from '@fastify/http-proxy'
import fastify from 'fastify'
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify'
import type { Server } from 'node:http'
import { createBrokenRequestHandler } from './http/createBrokenRequestHandler.ts'
import { API_PREFIXES } from './http/isApiAddress.ts'
import { readableUrl } from './http/readableUrl.ts'
import { refuse } from './http/registerRefusals.ts'
import { SECURITY_HEADERS } from './http/securityHeaders.ts'

/** A call of a browser that hangs ends with 504. */
const PROXY_TIMEOUT_MS = 20_000

/**
 * How long a request may take to come, of which its headers. As at the API behind: what it does not wait for need not be waited
 * for here. Answers may take longer: streamed pages and calls that are held are not under these limits.
 */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 15_000
/** How often requests that take too long are looked for. */
const CHECK_MS = 5_000
/** A connection on which nothing moves either way is ended; above every time limit of what the shell waits for. */
const SILENCE_TIMEOUT_MS = 120_000

/** The server of a worker, without its addresses; `options` are for tests. */
export function createShellApp(options: FastifyHttpOptions<Server> = {}): FastifyInstance {
  const broken = createBrokenRequestHandler()
  const app = fastify({
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // It listens on this machine alone: visitors from elsewhere come by a proxy here, which knows their addresses. Without
    // them all would share the limits of one.
    trustProxy: 'loopback',
    // A server that stops finishes what it has accepted.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_MS },
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    frameworkErrors: (error, request, reply) => refuse(request, reply, error.statusCode ?? 400),
    clientErrorHandler: broken.onBroken,
    ...options,
  })
  broken.follow(app.server)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS.every))
  return app
}

/** Puts what the API serves to browsers behind the origin of the pages. */
export async function proxyApi(app: FastifyInstance, apiOrigin: string): Promise<void> {
  for (const prefix of API_PREFIXES) {
    await app.register(fastifyProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: forwardedHeaders,
        rewriteHeaders: ownConnection,
        onError: sendUnavailable,
      },
      undici: { headersTimeout: PROXY_TIMEOUT_MS, bodyTimeout: PROXY_TIMEOUT_MS },
    })
  }
}

/** An API that starts anew, or is out of reach, is a matter of a moment; the proxy itself would call it a fault of ours. */
function sendUnavailable(
  reply: { send(answer: Error): unknown },
  { error }: { error: Error & { statusCode?: number } },
): void {
  reply.send(Object.assign(error, { statusCode: Math.max(503, error.statusCode ?? 503) }))
}

/** The API trusts the shell's word for who asks: the client's own is replaced. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'id' | 'ip'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  return { ...headers, 'x-request-id': request.id, 'x-forwarded-for': request.ip }
}

/** How long the API holds its connection to the shell says nothing about the visitor's to the shell. */
function ownConnection({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}
