import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, register } from 'prom-client'

export interface OpsOptions {
  /** Resolves when pages can be served; rejects otherwise. */
  isReady: () => Promise<boolean>
}

/** Health, readiness and metrics, on a listener of their own that only this machine reaches. */
export function createOpsServer({ isReady }: OpsOptions): FastifyInstance {
  collectDefaultMetrics()
  const ops = fastify()
  ops.get('/healthz', () => ({ status: 'ok' }))
  ops.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' })
  })
  ops.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()))
  return ops
}
