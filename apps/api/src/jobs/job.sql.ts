import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { JobOptions } from './Jobs.ts'

/** Puts a job into graphile-worker's queue, or replaces the waiting one with the same key. */
export async function insertJob(
  db: Queryable,
  name: string,
  payload: object,
  { key = null, runAt = null, maxAttempts = null }: { [Option in keyof JobOptions]: JobOptions[Option] | null },
): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      ${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt}::timestamptz,
      max_attempts => ${maxAttempts}::int, job_key => ${key}::text)`.execute(db)
}

/** A server that does not notice the end of a client by itself asks it after half a minute. */
export const NOTICE_END = 'set tcp_keepalives_idle = 30'

/** Takes the lock that says that a pool of workers lives, for as long as the connection lasts. */
export const LOCK_WORKERS = 'select pg_advisory_lock(hashtextextended($1, 0))'

/**
 * Frees the jobs of processes that were killed: the locks of their workers are gone. graphile-worker alone would wait
 * four hours. The caller's own workers are $1, whose lock it could take a second time.
 */
export const FREE_JOBS_OF_DEAD_WORKERS = `
  select from graphile_worker.force_unlock_workers(array(
    select locked_by from (select distinct locked_by from graphile_worker.jobs where locked_by <> $1) held
    where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))))`
