import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'graphile-worker'

/** graphile-worker's log lines in the API's log. What it says of each job that went well is for debugging. */
export async function queueLogger(log: FastifyBaseLogger): Promise<Logger> {
  const { Logger: QueueLogger } = await import('graphile-worker')
  return new QueueLogger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}
