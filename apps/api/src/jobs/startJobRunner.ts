import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Runner } from 'graphile-worker'
import pg from 'pg'
import type { JobHandlers } from './Jobs.ts'
import { leasePlugin, openLease, type Lease } from './lease.ts'
import { queueLogger } from './queueLogger.ts'
import { taskListOf } from './taskListOf.ts'

const CONCURRENT_JOBS = 8
/** One listens for new jobs, one holds the lock of the workers. */
const POOL_SIZE = CONCURRENT_JOBS + 2
const RESTART_DELAY_MS = 3_000

export interface JobRunnerOptions {
  databaseUrl: string
  handlers: JobHandlers
  log: FastifyBaseLogger
}

export interface JobRunner {
  /** Takes no more jobs and waits for those that run; they are told to end after 5 s. */
  stop(): Promise<void>
}

/** Does the jobs of the queue until stopped. The database may be away, now or later. */
export function startJobRunner(options: JobRunnerOptions): JobRunner {
  const stopping = new AbortController()
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      try {
        await runUntil(stopping.signal, options)
      } catch (error) {
        if (stopping.signal.aborted) return
        options.log.warn({ err: error }, 'The job queue does not run; it is tried again')
        await sleep(RESTART_DELAY_MS, null, { signal: stopping.signal }).catch(() => {})
      }
    }
  }
  const ended = keepRunning()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

/** Runs the queue until the signal. @throws when the database goes away */
async function runUntil(signal: AbortSignal, { databaseUrl, handlers, log }: JobRunnerOptions): Promise<void> {
  // Loaded here, so that the API answers sooner.
  const { run } = await import('graphile-worker')
  if (signal.aborted) return
  const { promise: end, resolve: stop, reject: fail } = Promise.withResolvers<void>()
  // Whatever fails first; it is awaited once all runs.
  end.catch(() => {})
  signal.addEventListener('abort', () => stop(), { once: true })
  const pool = openPool(databaseUrl, log)
  let runner: Runner | undefined
  let lease: Lease | undefined
  try {
    lease = await openLease(pool, fail)
    runner = await run({
      pgPool: pool,
      taskList: taskListOf(handlers, log),
      concurrency: CONCURRENT_JOBS,
      // Not the file «crontab» of whatever folder this is.
      parsedCronItems: [],
      noHandleSignals: true,
      logger: await queueLogger(log),
      preset: { plugins: [leasePlugin(lease)] },
    })
    runner.promise.then(() => fail(new Error('The workers have ended')), fail)
    await end
  } finally {
    // It may have stopped by itself.
    await runner?.stop().catch(() => {})
    lease?.close()
    await pool.end()
  }
}

/** A pool whose broken connections end up in the log and not in the process. */
function openPool(databaseUrl: string, log: FastifyBaseLogger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    application_name: 'verstak-jobs',
    connectionTimeoutMillis: 10_000,
  })
  const warn = (error: Error) => log.warn({ err: error }, 'A database connection of the job queue broke')
  pool.on('error', warn)
  pool.on('connect', (client) => client.on('error', warn))
  return pool
}
