import { sendFeedback } from '@verstak/contracts/feedback'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { saveFeedback } from './saveFeedback.ts'

export function feedbackRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(sendFeedback, async ({ body }, caller) => {
    await services.limits.spend('feedbackPerIp', caller.ip)
    return saveFeedback(services, body, caller)
  })
}
