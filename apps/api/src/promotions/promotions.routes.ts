import * as endpoints from '@verstak/contracts/promotion'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import type { Services } from '../services.ts'
import { listPromotions } from './listPromotions.ts'

export function promotionRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.listPromotions, async ({ query }, caller) =>
    listPromotions(services, query, await buyerOf(services, caller)),
  )
}
