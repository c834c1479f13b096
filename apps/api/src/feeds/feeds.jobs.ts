import type { JobHandlers } from '../jobs/Jobs.ts'
import type { Services } from '../services.ts'
import { selectStaleFeeds } from './feed.sql.ts'

/** Seconds for which the catalogue has to be still, and after which a feed waits no longer. */
const STILL = { stillSeconds: 20, oldSeconds: 300, askedDays: 7 }

/** Jobs of feeds. */
export const feedJobs = ({ feeds }: Pick<Services, 'feeds'>): Pick<JobHandlers, 'make-feed'> => ({
  'make-feed': ({ regionId }) => feeds.make(regionId),
})

/** Queues the feeds that are older than the catalogue. */
export async function renewFeeds({ db, jobs }: Pick<Services, 'db' | 'jobs'>, still = STILL): Promise<void> {
  for (const regionId of await selectStaleFeeds(db, still))
    await jobs.add(db, 'make-feed', { regionId }, { key: `feed ${regionId}`, maxAttempts: 3 })
}
