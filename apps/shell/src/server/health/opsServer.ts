import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

export interface OpsOptions {
  /** True when pages can be served. */
  isReady: () => boolean
  metrics: () => Promise<{ contentType: string; text: string }>
}

/** Health, readiness and metrics, on a separate loopback listener. */
export function createOpsServer({ isReady, metrics }: OpsOptions): FastifyInstance {
  const ops = fastify()
  ops.get('/healthz', () => ({ status: 'ok' }))
  ops.get('/readyz', (_request, reply) =>
    reply.code(isReady() ? 200 : 503).send({ status: isReady() ? 'ok' : 'unavailable' }),
  )
  ops.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics()
    return reply.type(contentType).send(text)
  })
  return ops
}
