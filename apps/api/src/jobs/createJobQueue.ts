import { insertJob } from './job.sql.ts'
import type { Jobs } from './Jobs.ts'

/**
 * The queue as verbs write to it; `startJobRunner` does what stands in it.
 * @param clockOffsetMs what the time of the queue is ahead of that of the verbs, where tests set their own
 */
export const createJobQueue = (clockOffsetMs = 0): Jobs => ({
  add: (db, name, payload, { runAt, ...options } = {}) =>
    insertJob(db, name, payload, { ...options, ...(runAt && { runAt: new Date(runAt.getTime() + clockOffsetMs) }) }),
})
