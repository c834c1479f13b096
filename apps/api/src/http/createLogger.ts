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
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutValues(url), ip }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Query keys tell enough; their values hold search texts and the key of an order's link. */
function withoutValues(url: string): string {
  const [path = '', query] = url.split('?', 2)
  return query ? `${path}?${query.replace(/=[^&]*/g, '')}` : path
}
