import * as endpoints from '@verstak/contracts/session'
import { userKindOf } from '../flags/flagVisitorOf.ts'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import type { Services } from '../services.ts'

export function sessionRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getSession, async (_, caller) => ({ user: userKindOf(await buyerOf(services, caller)) }))
}
