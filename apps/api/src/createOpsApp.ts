import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { addFieldMetrics as fieldMetricsEndpoint } from '@verstak/contracts/fieldMetric'
import { reportHealth as endpoint } from '@verstak/contracts/registry'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { contractCompilers } from './http/contractCompilers.ts'
import { registerOriginGuard } from './http/originGuard.ts'
import { parseInput } from './http/parseInput.ts'
import { registerProblems } from './http/sendProblem.ts'
import type { DemoMessage } from './messages/demoMessage.sql.ts'
import { registerDemoMessages } from './messages/registerDemoMessages.ts'

/** A report of the most samples, with long names of releases. */
const REPORT_LIMIT_BYTES = 4 * 1024 * 1024

export interface OpsOptions {
  registry: Registry
  /** Resolves when the process can answer shoppers; rejects with the reason when it cannot. */
  checkReadiness(): Promise<void>
  /** Takes a shell's report on canaries. */
  reportHealth(report: EndpointBody<typeof endpoint>): Promise<EndpointResponse<typeof endpoint>>
  /** Takes a shell's report on its pages in browsers. */
  addFieldMetrics(report: EndpointBody<typeof fieldMetricsEndpoint>): Promise<unknown>
  /** Field metrics of all shells, in Prometheus' format. */
  fieldMetricsText(): Promise<string>
  /** Messages of a demo shop, for their page; null in production, which has none. */
  listDemoMessages: ((recipient: string | null) => Promise<DemoMessage[]>) | null
  log: FastifyBaseLogger
}

/**
 * Second listener, for loopback only: metrics, health (the process lives), readiness (it can serve), the reports of
 * shells on canaries and on pages in browsers, which nobody else may make, and in demo mode the page of sent messages.
 */
export function createOpsApp(options: OpsOptions): FastifyInstance {
  const { registry, checkReadiness, reportHealth, addFieldMetrics, fieldMetricsText, listDemoMessages, log } = options
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
  app.get('/metrics', async (_, reply) => {
    // Metrics of the process are shown even while the database is away.
    const ofPages = await fieldMetricsText().catch(() => '')
    return reply.type(registry.contentType).send((await registry.metrics()) + ofPages)
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    try {
      await checkReadiness()
      return { status: 'ok' }
    } catch (error) {
      return reply.code(503).send({ status: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' })
    }
  })
  if (listDemoMessages) registerDemoMessages(app, listDemoMessages)
  app.post(endpoint.path, async ({ query, body }) => reportHealth(parseInput(endpoint, query, body).body))
  const limits = { bodyLimit: REPORT_LIMIT_BYTES }
  app.post(fieldMetricsEndpoint.path, limits, async ({ query, body }) =>
    addFieldMetrics(parseInput(fieldMetricsEndpoint, query, body).body),
  )
  return app
}
