import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { reportHealth as endpoint } from '@verstak/contracts/registry'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { contractCompilers } from './contractCompilers.ts'
import { registerOriginGuard } from './originGuard.ts'
import { parseInput } from './parseInput.ts'
import { registerProblems } from './sendProblem.ts'

export interface OpsOptions {
  registry: Registry
  /** Resolves when the process can answer shoppers; rejects with the reason when it cannot. */
  checkReadiness(): Promise<void>
  /** Takes what a shell saw of canaries. */
  reportHealth(report: EndpointBody<typeof endpoint>): Promise<EndpointResponse<typeof endpoint>>
  log: FastifyBaseLogger
}

/**
 * Second listener, for loopback only: metrics, health (the process lives), readiness (it can serve), and the reports of
 * shells on canaries, which nobody else may make.
 */
export function createOpsApp({ registry, checkReadiness, reportHealth, log }: OpsOptions): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    // Probes and reports come every second; failures are logged all the same.
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: contractCompilers,
    forceCloseConnections: true,
  })
  app.removeContentTypeParser('text/plain')
  registerProblems(app)
  // No page has business here, whatever its origin.
  registerOriginGuard(app, { publicOrigins: [], isLoopbackAllowed: false })
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
  app.post(endpoint.path, async ({ query, body }) => reportHealth(parseInput(endpoint, query, body).body))
  return app
}
