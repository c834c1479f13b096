import { sql } from 'kysely'
import type { Database } from '../db/openDatabase.ts'

/**
 * Does the jobs that are due at `time`, while the queue goes by the clock of its database. Jobs that have failed are
 * tried once more, whatever they have to wait.
 */
export async function runJobsAt(db: Database, time: Date, run: () => Promise<void>): Promise<void> {
  await sql`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
            where locked_at is null and attempts < max_attempts and (run_at <= ${time} or attempts > 0)),
      run_at => now())`.execute(db)
  await run()
}
