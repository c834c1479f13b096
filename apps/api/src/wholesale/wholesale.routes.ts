import { getWholesaleLevel as endpoint } from '@verstak/contracts/wholesale'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getWholesaleLevel } from './getWholesaleLevel.ts'

export function wholesaleRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoint, (_, caller) => getWholesaleLevel(services, caller))
}
