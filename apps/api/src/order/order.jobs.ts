import type { JobHandlers } from '../jobs/Jobs.ts'
import type { Services } from '../services.ts'
import { expireOrder } from './expireOrder.ts'
import { tellReturn } from '../order-return/tellReturn.ts'
import { tellOrderStep } from './tellOrderStep.ts'

/** Jobs of orders. */
export const orderJobs = (
  services: Services,
): Pick<JobHandlers, 'tell-order-step' | 'tell-return' | 'expire-order'> => ({
  'tell-order-step': ({ eventId }) => tellOrderStep(services, eventId),
  'tell-return': ({ returnGuid, step }) => tellReturn(services, returnGuid, step),
  'expire-order': ({ orderGuid }) => expireOrder(services, orderGuid),
})
