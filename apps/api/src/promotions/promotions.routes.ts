import { listPromoLinks as linksEndpoint } from '@verstak/contracts/promoLink'
import * as endpoints from '@verstak/contracts/promotion'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import type { Services } from '../services.ts'
import { listPromoLinks } from './listPromoLinks.ts'
import { listPromotions } from './listPromotions.ts'

export function promotionRoutes({ bindPersonal, bindPublic }: Binder, services: Services): void {
  bindPersonal(endpoints.listPromotions, async ({ query }, caller) =>
    listPromotions(services, query, await buyerOf(services, caller)),
  )
  bindPublic(linksEndpoint, () => listPromoLinks(services))
}
