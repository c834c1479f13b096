import { listPromoLinks as linksEndpoint } from '@verstak/contracts/promoLink'
import * as endpoints from '@verstak/contracts/promotion'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listPromoLinks } from './listPromoLinks.ts'
import { listPromotions } from './listPromotions.ts'

export function promotionRoutes({ bindForBuyer, bindPublic }: Binder, services: Services): void {
  bindForBuyer(endpoints.listPromotions, ({ query }, buyer) => listPromotions(services, query, buyer))
  bindPublic(linksEndpoint, () => listPromoLinks(services))
}
