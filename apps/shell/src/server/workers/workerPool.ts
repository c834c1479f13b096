import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { releaseInStack } from '../releases/releaseAttribution.ts'
import type { ReleaseName } from '../releases/releaseAttribution.ts'
import type { WorkerNews, WorkerOrder } from './messages.ts'
import type { StallReport } from './watchdog.ts'

export interface WorkerPoolOptions {
  /** How many workers serve pages. */
  size: number
  /** How many workers are on standby to replace one that ends. */
  spares: number
  /** File that the workers run, with Node's flags for them. */
  exec: string
  execArgv: readonly string[]
  /** Called with a worker's message; `answer` sends a message to that worker. */
  onNews: (news: WorkerNews, answer: (order: WorkerOrder) => void) => void
  /** Called with the release that ended a worker, null when it is unknown. */
  onHarm: (release: ReleaseName | null, reason: string) => void
}

export interface WorkerPool {
  /** How many workers serve pages now. */
  servingCount(): number
  tell(order: WorkerOrder): void
  stop(): Promise<void>
}

/** File descriptor for reports of the watchdogs, after stdin, stdout, stderr and the message channel. */
export const STALL_REPORT_FD = 4
/** Minimum time between the start of a worker that dies before it is ready and the start of the next one. */
const CALM_MS = 2000

/**
 * - `starting` → `ready` → `called` → `serving`;
 * - `failing`: after an exception it serves until another worker has replaced it, and then exits.
 */
type Stage = 'starting' | 'ready' | 'called' | 'serving' | 'failing'

/**
 * Keeps the workers running. Each worker accepts connections itself, so that no connection waits for a blocked worker.
 * Some are on standby, because a worker takes time to start.
 */
export function startWorkerPool(options: WorkerPoolOptions): WorkerPool {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({
    exec: options.exec,
    execArgv: [...options.execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
  })
  const stages = new Map<Worker, Stage>()
  let isStopping = false
  const countOf = (...wanted: Stage[]) => [...stages.values()].filter((stage) => wanted.includes(stage)).length
  const firstOf = (wanted: Stage) => [...stages].find(([, stage]) => stage === wanted)?.[0]

  /** Promotes standby workers, stops replaced ones, and starts new ones. */
  const arrange = () => {
    if (isStopping) return
    while (countOf('called', 'serving') < options.size) {
      const next = firstOf('ready')
      if (!next) break
      stages.set(next, 'called')
      send(next, { kind: 'serve' })
    }
    const leaver = countOf('serving') >= options.size && firstOf('failing')
    if (leaver) send(leaver, { kind: 'leave' })
    for (
      let missing = options.size + options.spares - countOf('starting', 'ready', 'called', 'serving');
      missing > 0;
      missing -= 1
    ) {
      start()
    }
  }

  const start = () => {
    const startedAt = Date.now()
    const worker = cluster.fork()
    stages.set(worker, 'starting')
    worker.on('error', () => undefined)
    worker.on('message', (news: WorkerNews) => {
      const stage = stages.get(worker)
      if (news.kind === 'ready' && stage === 'starting') stages.set(worker, 'ready')
      if (news.kind === 'serving' && stage === 'called') stages.set(worker, 'serving')
      if (news.kind === 'failing') {
        options.onHarm(news.release, news.reason)
        stages.set(worker, 'failing')
      }
      options.onNews(news, (order) => send(worker, order))
      if (news.kind !== 'failing' || stage === 'serving' || stage === 'ready') return arrange()
      // It fails at its start, and so may the next one.
      send(worker, { kind: 'leave' })
      setTimeout(arrange, CALM_MS)
    })
    listenToWatchdog(worker, (stack) => options.onHarm(releaseInStack(stack) ?? null, `stood still in\n${stack}`))
    worker.on('exit', (code, signal) => {
      const wasStarting = stages.get(worker) === 'starting'
      if (wasStarting && !isStopping) {
        console.error(`A shell worker ended before it was ready (${signal ?? code})`)
        setTimeout(arrange, Math.max(0, CALM_MS - (Date.now() - startedAt)))
      }
      stages.delete(worker)
      if (!wasStarting) arrange()
    })
  }
  arrange()

  return {
    servingCount: () => countOf('serving'),
    tell: (order) => [...stages.keys()].forEach((worker) => send(worker, order)),
    stop: async () => {
      isStopping = true
      const ended = [...stages.keys()].map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const worker of stages.keys()) worker.kill('SIGTERM')
      await Promise.all(ended)
    },
  }
}

function send(worker: Worker, order: WorkerOrder): void {
  if (worker.isConnected()) worker.send(order)
}

function listenToWatchdog(worker: Worker, onStall: (stack: string) => void): void {
  const reports = worker.process.stdio[STALL_REPORT_FD] as Readable | null
  if (!reports) return
  reports.on('error', () => undefined)
  createInterface({ input: reports }).on('line', (line) => {
    try {
      onStall((JSON.parse(line) as StallReport).stack)
    } catch {
      // Ignore the incomplete line of a killed process.
    }
  })
}
