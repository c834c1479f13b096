import type { JobHandlers } from '../jobs/Jobs.ts'
import type { Services } from '../services.ts'
import { expireOrder } from './expireOrder.ts'
import { tellOrderStep } from './tellOrderStep.ts'

/** Jobs of orders. */
export const orderJobs = (services: Services): Pick<JobHandlers, 'tell-order-step' | 'expire-order'> => ({
  'tell-order-step': ({ eventId }) => tellOrderStep(services, eventId),
  'expire-order': ({ orderGuid }) => expireOrder(services, orderGuid),
})
