import * as endpoints from '@verstak/contracts/notification'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { listPending } from './listPending.ts'
import { markViewed } from './markViewed.ts'

export function notificationRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.listNotifications, async (_, caller) => ({
    notifications: await listPending(services.db, await userIdOf(services, caller)),
  }))
  bindPersonal(endpoints.markNotificationViewed, async ({ body }, caller) => {
    await markViewed(services, await userIdOf(services, caller), body)
    return {}
  })
}
