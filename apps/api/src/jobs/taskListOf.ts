import type { FastifyBaseLogger } from 'fastify'
import type { JobHelpers, TaskList } from 'graphile-worker'
import * as v from 'valibot'
import { jobPayloads, type JobName } from './jobPayloads.ts'
import type { JobHandlers } from './Jobs.ts'

/** The handlers as graphile-worker calls them, with payloads checked. */
export function taskListOf(handlers: JobHandlers, log: FastifyBaseLogger): TaskList {
  const taskOf =
    <Name extends JobName>(name: Name) =>
    async (payload: unknown, { job, abortSignal }: JobHelpers) =>
      handlers[name](v.parse(jobPayloads[name], payload), {
        isLastAttempt: job.attempts >= job.max_attempts,
        signal: abortSignal,
        log: log.child({ job: name, jobId: job.id }),
      })
  return Object.fromEntries((Object.keys(jobPayloads) as JobName[]).map((name) => [name, taskOf(name)]))
}
