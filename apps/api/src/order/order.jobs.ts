import type { JobHandlers } from '../jobs/Jobs.ts'
import type { Services } from '../services.ts'
import { expireOrder } from './expireOrder.ts'
import { notifyReturn } from '../order-return/notifyReturn.ts'
import { notifyOrderStep } from './notifyOrderStep.ts'

/** Jobs of orders. */
export const orderJobs = (
  services: Services,
): Pick<JobHandlers, 'tell-order-step' | 'tell-return' | 'expire-order'> => ({
  'tell-order-step': ({ eventId }) => notifyOrderStep(services, eventId),
  'tell-return': ({ returnGuid, step }) => notifyReturn(services, returnGuid, step),
  'expire-order': ({ orderGuid }) => expireOrder(services, orderGuid),
})
