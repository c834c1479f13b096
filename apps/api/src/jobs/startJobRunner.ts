import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Runner } from 'graphile-worker'
import type { JobHandlers } from './Jobs.ts'
import { createLease } from './createLease.ts'
import { openQueuePool } from './openQueuePool.ts'
import { queueLogger } from './queueLogger.ts'
import { taskListOf } from './taskListOf.ts'

const CONCURRENT_JOBS = 8
/** One listens for new jobs, one holds the lock of the workers. */
const POOL_SIZE = CONCURRENT_JOBS + 2
const RESTART_DELAY_MS = 3_000
/** Longer than any job takes that was told to end. */
const CLOSE_LIMIT_MS = 9_000

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

/** Runs the queue until the signal. @throws when it cannot start, or ends by itself */
async function runUntil(signal: AbortSignal, { databaseUrl, handlers, log }: JobRunnerOptions): Promise<void> {
  // Loaded here, so that the API answers sooner.
  const { run } = await import('graphile-worker')
  if (signal.aborted) return
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  const pool = openQueuePool(databaseUrl, POOL_SIZE, log)
  const lease = createLease(pool, log)
  let runner: Runner | undefined
  try {
    runner = await run({
      pgPool: pool,
      taskList: taskListOf(handlers, log),
      concurrency: CONCURRENT_JOBS,
      // Not the file «crontab» of whatever folder this is.
      parsedCronItems: [],
      noHandleSignals: true,
      logger: await queueLogger(log),
      // Without a delay, even of 0 ms, a failure to note the end of a job would be nobody's, and end the process.
      preset: { plugins: [lease.plugin], worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    // Its promise may never come when connections broke in the middle of something.
    const ended = once(runner.events, 'pool:gracefulShutdown').then(() => {
      throw new Error('The workers have ended')
    })
    await Promise.race([stopped, ended, runner.promise])
  } finally {
    await inTime(runner?.stop())
    await lease.close()
    await inTime(pool.end())
  }
}

/** Waits for the end of something that may have ended already, but not for ever. */
async function inTime(end: Promise<void> | undefined): Promise<void> {
  const done = new AbortController()
  const late = sleep(CLOSE_LIMIT_MS, null, { signal: done.signal })
  await Promise.race([end, late]).catch(() => {})
  done.abort()
  await late.catch(() => {})
}
