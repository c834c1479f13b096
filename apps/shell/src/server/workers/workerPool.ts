import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { releaseInStack } from '../releases/blame.ts'
import type { ReleaseName } from '../releases/blame.ts'
import type { WorkerNews, WorkerOrder } from './messages.ts'
import type { StallReport } from './watchdog.ts'

export interface WorkerPoolOptions {
  /** How many workers serve pages. */
  size: number
  /** File that the workers run, with Node's flags for them. */
  exec: string
  execArgv: readonly string[]
  /** Told what a worker says; `answer` speaks to that worker. */
  onNews: (news: WorkerNews, answer: (order: WorkerOrder) => void) => void
  /** Told which release ended a worker, null when nobody knows. */
  onHarm: (release: ReleaseName | null, reason: string) => void
}

export interface WorkerPool {
  readyCount(): number
  tell(order: WorkerOrder): void
  stop(): Promise<void>
}

/** Where workers' watchdogs report to: beside input, output, errors and messages. */
export const STALL_REPORT_FD = 4
/** A worker that dies before it is ready waits so long since its start before the next one comes. */
const CALM_MS = 2000

/**
 * Keeps the workers running. They all accept connections themselves, so that none waits for a worker that stands still.
 */
export function startWorkerPool({ size, exec, execArgv, onNews, onHarm }: WorkerPoolOptions): WorkerPool {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({
    exec,
    execArgv: [...execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
    serialization: 'json',
  })
  const ready = new Set<Worker>()
  /** Workers that end by themselves and whose places are taken already, with the worker that took the place. */
  const leaving = new Map<Worker, Worker>()
  let isStopping = false

  const start = (): Worker => {
    const startedAt = Date.now()
    const worker = cluster.fork()
    let isReady = false
    const answer = (order: WorkerOrder) => {
      if (worker.isConnected()) worker.send(order)
    }
    worker.on('error', () => undefined)
    worker.on('message', (news: WorkerNews) => {
      if (news.kind === 'ready') {
        isReady = true
        ready.add(worker)
        for (const [old, successor] of leaving) if (successor === worker && old.isConnected()) old.send(LEAVE)
      }
      if (news.kind === 'failing' && !leaving.has(worker) && !isStopping) {
        ready.delete(worker)
        onHarm(news.release, news.reason)
        leaving.set(worker, start())
      }
      onNews(news, answer)
    })
    listenToWatchdog(worker, (stack) => onHarm(releaseInStack(stack) ?? null, `stood still in\n${stack}`))
    worker.on('exit', (code, signal) => {
      ready.delete(worker)
      if (isStopping || leaving.delete(worker)) return
      console.error(`Shell worker ${worker.process.pid} ended (${signal ?? code}), starting another`)
      if (isReady) start()
      else setTimeout(() => isStopping || start(), Math.max(0, CALM_MS - (Date.now() - startedAt)))
    })
    return worker
  }
  for (let count = 0; count < size; count += 1) start()

  return {
    readyCount: () => ready.size,
    tell: (order) => {
      for (const worker of running()) if (worker.isConnected()) worker.send(order)
    },
    stop: async () => {
      isStopping = true
      const ended = running().map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const worker of running()) worker.kill('SIGTERM')
      await Promise.all(ended)
    },
  }
}

const LEAVE: WorkerOrder = { kind: 'leave' }

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

function listenToWatchdog(worker: Worker, onStall: (stack: string) => void): void {
  const reports = worker.process.stdio[STALL_REPORT_FD] as Readable | null
  if (!reports) return
  reports.on('error', () => undefined)
  createInterface({ input: reports }).on('line', (line) => {
    try {
      onStall((JSON.parse(line) as StallReport).stack)
    } catch {
      // Half a line of a process that was ended from outside says nothing.
    }
  })
}
