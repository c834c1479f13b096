import type { JobHandlers } from '../jobs/Jobs.ts'
import type { Services } from '../services.ts'
import { hasWaitingPictures } from './pictures.sql.ts'

/** Jobs of the exchange of goods. */
export const exchangeJobs = ({ fetchWaitingPictures }: Services): Pick<JobHandlers, 'fetch-pictures'> => ({
  'fetch-pictures': (_, { signal }) => fetchWaitingPictures(signal),
})

/** Queues another try for pictures whose pause is over. */
export async function renewPictures({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  if (await hasWaitingPictures(db)) await jobs.add(db, 'fetch-pictures', {}, { key: 'pictures', maxAttempts: 1 })
}
