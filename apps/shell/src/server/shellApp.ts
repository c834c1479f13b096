import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import fastifyProxy from '@fastify/http-proxy'
import fastify from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A call of a browser that hangs ends with 504. */
const PROXY_TIMEOUT_MS = 20_000

/** The server of a worker, without its addresses. */
export function createShellApp(): FastifyInstance {
  return fastify({
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // It listens on this machine alone: visitors from elsewhere come by a proxy here, which knows their addresses. Without
    // them all would share the limits of one.
    trustProxy: 'loopback',
    // A server that stops finishes what it has accepted.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
  })
}

/** Puts what the API serves to browsers behind the origin of the pages. */
export async function proxyApi(app: FastifyInstance, apiOrigin: string): Promise<void> {
  for (const prefix of ['/api', '/pictures', '/files']) {
    await app.register(fastifyProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { rewriteRequestHeaders: forwardedHeaders, onError: sendUnavailable },
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
