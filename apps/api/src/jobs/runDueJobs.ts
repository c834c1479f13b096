import pg from 'pg'
import type { JobRunnerOptions } from './startJobRunner.ts'
import { queueLogger } from './queueLogger.ts'
import { taskListOf } from './taskListOf.ts'

/** Does all jobs that are due now, and those that they add, one after the other; for tests and tools. */
export async function runDueJobs({ databaseUrl, handlers, log }: JobRunnerOptions): Promise<void> {
  const { runTaskListOnce } = await import('graphile-worker')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const client = await pool.connect()
  try {
    const options = { noHandleSignals: true, logger: await queueLogger(log) }
    await runTaskListOnce(options, taskListOf(handlers, log), client)
  } finally {
    client.release(true)
    await pool.end()
  }
}
