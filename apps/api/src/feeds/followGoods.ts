import type { FastifyBaseLogger } from 'fastify'
import { renewPictures } from '../exchange/exchange.jobs.ts'
import type { Services } from '../services.ts'
import { renewFeeds } from './feeds.jobs.ts'

const STEP_MS = 30_000

/** Queues what follows from changed goods: feeds that are made anew, and pictures that are tried again. */
export function followGoods(services: Pick<Services, 'db' | 'jobs'>, log: FastifyBaseLogger): NodeJS.Timeout {
  return setInterval(() => {
    renewFeeds(services).catch((error: unknown) => log.warn({ err: error }, 'Feeds could not be made anew'))
    renewPictures(services).catch((error: unknown) => log.warn({ err: error }, 'Pictures were not fetched again'))
  }, STEP_MS).unref()
}
