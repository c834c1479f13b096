import type { FastifyRequest } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'

/** JSON lines on stdout (or `destination`), without cookies, secrets of links and anything a shopper typed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'api' },
    redact: [
      'req.headers',
      'res.headers',
      '*.cookie',
      '*.authorization',
      '*.token',
      '*.bearerToken',
      '*.phone',
      '*.email',
    ],
    serializers: {
      // A connection that was cut has no address any more.
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutValues(request.url),
        ...(request.raw.socket && { ip: request.ip }),
      }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Query keys tell enough; their values hold search texts and the key of an order's link. */
function withoutValues(url: string): string {
  const [path = '', query] = url.split('?', 2)
  return query ? `${path}?${query.replace(/=[^&]*/g, '')}` : path
}
