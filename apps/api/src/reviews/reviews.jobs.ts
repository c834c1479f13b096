import type { JobHandlers } from '../jobs/Jobs.ts'
import type { Services } from '../services.ts'
import { remindOfReviews } from './remindOfReviews.ts'

/** Letters that ask for reviews. */
export const reviewJobs = (services: Services): Pick<JobHandlers, 'remind-of-reviews'> => ({
  'remind-of-reviews': (payload) => remindOfReviews(services, payload),
})
