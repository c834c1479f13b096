import { randomBytes } from 'node:crypto'
import { createCall } from '@verstak/api-client/call'
import { AggregatorRegistry } from 'prom-client'
import { createFieldMetricsReporter } from '../../field-metrics/fieldMetricsReporter.ts'
import { describeError } from '../page/describeError.ts'
import { createHealthReporter } from '../health/healthReporter.ts'
import { createOpsServer } from '../health/opsServer.ts'
import type { ReleaseName } from '../releases/releaseAttribution.ts'
import { followRegistry } from '../releases/followRegistry.ts'
import type { LiveSet } from '../releases/followRegistry.ts'
import { serverTransport } from '../api/serverTransport.ts'
import type { WorkerOrder } from './messages.ts'
import { createQuarantine } from './quarantine.ts'
import { startWorkerPool } from './workerPool.ts'

export interface SupervisorOptions {
  /** How many workers serve pages, at least 1. */
  workers: number
  /** File that the workers run, with Node's flags for them. */
  exec: string
  execArgv: readonly string[]
  /** Loopback port for health, readiness and metrics of all workers. */
  opsPort: number
  apiOrigin: string
  /** The API's operations listener, which receives the health of canaries; '' for none. */
  apiOpsOrigin: string
}

/** Longer than the registry's long polling. */
const REGISTRY_TIMEOUT_MS = 25_000

/**
 * Follows the registry, sends the live releases to the workers, and keeps the workers running. A remote that throws in
 * a timer or blocks a worker only ends that worker; when it happens again, its release is quarantined.
 */
export async function startSupervisor(options: SupervisorOptions): Promise<void> {
  const stopping = new AbortController()
  const quarantine = createQuarantine()
  const pageKey = randomBytes(32).toString('base64url')
  const requestId = `shell-${process.pid}`
  const report = (error: unknown) => console.error(describeError(error))
  const opsCall = options.apiOpsOrigin ? createCall(serverTransport(options.apiOpsOrigin, { requestId })) : null
  const health = createHealthReporter(opsCall, report)
  const fieldMetrics = createFieldMetricsReporter(opsCall, report)
  let live: LiveSet | undefined
  const orderOf = ({ remotes }: LiveSet): WorkerOrder => ({
    kind: 'live',
    remotes,
    quarantined: quarantine.list(),
    pageKey,
  })

  const pool = startWorkerPool({
    size: options.workers,
    // A single worker is only for development.
    spares: options.workers > 1 ? 1 : 0,
    exec: options.exec,
    execArgv: options.execArgv,
    onNews: (news, answer) => {
      if (news.kind === 'hello') answer(live ? orderOf(live) : { kind: 'wait' })
      if (news.kind === 'health') health.addCounts(news.counts)
      if (news.kind !== 'page-report') return
      health.addPageReport(news.pageId, news.report)
      fieldMetrics.addPageReport(news.pageId, news.report)
    },
    onHarm: (release, reason) => {
      console.error(`${release ?? 'Unknown code'} ended a shell worker: ${reason}`)
      if (!release) return
      health.addCounts({ [release]: { pages: 1, failures: 1, lcpMs: [] } } satisfies Record<ReleaseName, object>)
      if (!quarantine.addHarm(release) || !live) return
      console.error(`${release} is not run any more until another release of it is activated`)
      pool.tell(orderOf(live))
    },
  })

  const ops = createOpsServer(opsOptions(() => live !== undefined && pool.servingCount() > 0))
  await ops.listen({ host: '127.0.0.1', port: options.opsPort })

  const call = createCall(serverTransport(options.apiOrigin, { requestId }, REGISTRY_TIMEOUT_MS))
  const onLive = (next: LiveSet) => {
    live = next
    quarantine.follow(next.remotes)
    health.follow(next.remotes)
    fieldMetrics.follow(next.remotes)
    pool.tell(orderOf(next))
  }
  const following = followRegistry({ call, onLive, report, signal: stopping.signal })

  const stop = async () => {
    stopping.abort()
    health.stop()
    await Promise.all([pool.stop(), following])
    await fieldMetrics.stop()
    await ops.close()
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

function opsOptions(isReady: () => boolean) {
  const registry = new AggregatorRegistry()
  return {
    isReady,
    metrics: async () => ({ contentType: registry.contentType, text: await registry.clusterMetrics() }),
  }
}
