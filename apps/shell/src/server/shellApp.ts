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

/** Timeout of a proxied call; then it ends with 504. */
const PROXY_TIMEOUT_MS = 20_000

/**
 * Time limit to receive a request, and its headers. The same as in the API behind. Answers may take longer: the limits
 * do not apply to streamed pages and long polling.
 */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 15_000
/** How often slow requests are checked for. */
const CHECK_MS = 5_000
/** Idle timeout of a connection; longer than every timeout within the shell. */
const SILENCE_TIMEOUT_MS = 120_000

/** The server of a worker, without its routes; `options` are for tests. */
export function createShellApp(options: FastifyHttpOptions<Server> = {}): FastifyInstance {
  const broken = createBrokenRequestHandler()
  const app = fastify({
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // The server listens on loopback: other visitors come through a local proxy, which knows their addresses. Without
    // them all visitors would share one rate limit.
    trustProxy: 'loopback',
    // A closing server finishes accepted requests.
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

/** Proxies the API's public addresses under the origin of the pages. */
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

/** Answers 503 when the API restarts or is unreachable; the proxy itself would answer 500. */
function sendUnavailable(
  reply: { send(answer: Error): unknown },
  { error }: { error: Error & { statusCode?: number } },
): void {
  reply.send(Object.assign(error, { statusCode: Math.max(503, error.statusCode ?? 503) }))
}

/** The API trusts the shell's forwarding headers, so those of the client are replaced. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'id' | 'ip'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  return { ...headers, 'x-request-id': request.id, 'x-forwarded-for': request.ip }
}

/** Drops the API's connection headers: they do not apply to the visitor's connection. */
function ownConnection({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}
