import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../db/openDatabase.ts'
import type { JobName, JobPayload } from './jobPayloads.ts'

export interface JobOptions {
  /** At most one job with this key waits: a later one replaces payload and time of the one before. */
  key?: string
  /** Earliest time; at once by default. */
  runAt?: Date
  /** Tries before it is given up; the wait between them grows from 3 s to 6 h. 25 by default, some four days. */
  maxAttempts?: number
}

/** The queue of work that runs later. */
export interface Jobs {
  /** Writes a job in the caller's transaction: it runs once that is committed, at least once, and again if it fails. */
  add<Name extends JobName>(db: Queryable, name: Name, payload: JobPayload<Name>, options?: JobOptions): Promise<void>
}

/** One try of a job. */
export interface JobRun {
  /** True when a failure now is the end of the job. */
  isLastAttempt: boolean
  /** Aborted some seconds after the process was told to stop; a job that ends with an error then is run again. */
  signal: AbortSignal
  log: FastifyBaseLogger
}

/** What does each kind of job. An error means another try; its message is logged and kept, so it holds nothing personal. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayload<Name>, run: JobRun) => Promise<void> }
