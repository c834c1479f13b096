import { exchangeJobs } from '../exchange/exchange.jobs.ts'
import { feedJobs } from '../feeds/feeds.jobs.ts'
import { messageJobs } from '../messages/messages.jobs.ts'
import { orderJobs } from '../order/order.jobs.ts'
import { paymentJobs } from '../payment/payment.jobs.ts'
import { reviewJobs } from '../reviews/reviews.jobs.ts'
import type { Services } from '../services.ts'
import type { JobHandlers } from './Jobs.ts'

/** What does each kind of job; each domain names its own. */
export const jobHandlers = (services: Services): JobHandlers => ({
  ...exchangeJobs(services),
  ...feedJobs(services),
  ...messageJobs(services),
  ...orderJobs(services),
  ...paymentJobs(services),
  ...reviewJobs(services),
})
