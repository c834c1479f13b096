import fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

export interface OpsOptions {
  registry: Registry
  /** Resolves when the process can answer shoppers; rejects with the reason when it cannot. */
  checkReadiness(): Promise<void>
}

/** Second listener, for loopback only: metrics, health (the process lives) and readiness (it can serve). */
export function createOpsApp({ registry, checkReadiness }: OpsOptions): FastifyInstance {
  const app = fastify({ logger: false, forceCloseConnections: true })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    try {
      await checkReadiness()
      return { status: 'ok' }
    } catch (error) {
      return reply.code(503).send({ status: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' })
    }
  })
  return app
}
