import { createReleaseCounts } from '../health/releaseCounts.ts'
import { loadRelease } from '../releases/loadRelease.ts'
import { createLiveReleases } from '../releases/liveReleases.ts'
import { createTeamKeys } from '../releases/teamKeys.ts'
import { createServer } from '../createServer.ts'
import type { ServerOptions } from '../createServer.ts'
import { createFailingWorker } from './failingWorker.ts'
import type { WorkerNews, WorkerOrder } from './messages.ts'
import { startWatchdog } from './watchdog.ts'
import { STALL_REPORT_FD } from './workerPool.ts'

export interface WorkerOptions extends Pick<ServerOptions, 'apiOrigin' | 'store' | 'developmentRemote'> {
  host: string
  port: number
  /** File with the teams' public keys. */
  teamKeys: string
  /** File with the code of the watchdog thread. */
  watchdogFile: string
}

const SHUTDOWN_DEADLINE_MS = 10_000
/** How often the counts are sent to the supervisor. */
const HEALTH_MS = 500

/** Runs one worker, which serves pages with the releases that its supervisor announces. */
export async function runWorker({ host, port, teamKeys, watchdogFile, ...options }: WorkerOptions): Promise<void> {
  const tell = (news: WorkerNews) => process.send?.(news)
  let close = () => Promise.resolve<unknown>(undefined)
  let report = (error: unknown) => console.error(error)
  const leave = (deadlineMs: number) => {
    setTimeout(() => process.exit(1), deadlineMs).unref()
    void close().finally(() => process.exit(1))
  }
  const failing = createFailingWorker({ tell, leave })
  process.on('uncaughtException', failing.onUncaught)
  const onStep = await startWatchdog(watchdogFile, STALL_REPORT_FD)

  const counts = createReleaseCounts()
  setInterval(() => {
    const taken = counts.take()
    if (Object.keys(taken).length > 0) tell({ kind: 'health', counts: taken })
  }, HEALTH_MS).unref()

  const source = { store: options.store, keys: createTeamKeys(teamKeys) }
  const liveReleases = createLiveReleases(
    (of) => loadRelease(source, of),
    (error) => report(error),
  )
  let pageKey: string | undefined
  const isInformed = Promise.withResolvers<void>()
  const isCalled = Promise.withResolvers<void>()
  process.on('message', (order: WorkerOrder) => {
    if (order.kind === 'leave') failing.onReplaced()
    if (order.kind === 'serve') isCalled.resolve()
    if (order.kind === 'wait') isInformed.resolve()
    if (order.kind !== 'live') return
    pageKey = order.pageKey
    void liveReleases.follow(order).then(isInformed.resolve)
  })
  tell({ kind: 'hello' })

  const server = await createServer({
    ...options,
    served: liveReleases.served,
    pageKey: () => pageKey,
    onStep,
    onPage: ({ parts, failed }) => counts.addPage(parts, failed),
    // Each page that misses a canary counts as its failure, so that a canary that does not run is rolled back.
    onMissedCanary: (canary) => counts.addPage([canary], [canary]),
    onPageReport: (pageId, pageReport) => tell({ kind: 'page-report', pageId, report: pageReport }),
  })
  ;({ close, report } = server)
  stopOnSignals(server.close)
  await isInformed.promise
  tell({ kind: 'ready' })
  await isCalled.promise
  await server.listen({ host, port })
  tell({ kind: 'serving' })
}

function stopOnSignals(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), SHUTDOWN_DEADLINE_MS).unref()
      void stop().then(() => process.exit(0))
    })
  }
}
