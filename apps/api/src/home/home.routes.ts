import * as endpoints from '@verstak/contracts/home'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getHome } from './getHome.ts'
import { listSaleProducts } from './listSaleProducts.ts'

export function homeRoutes({ bindPublic, bindForBuyer }: Binder, services: Services): void {
  bindPublic(endpoints.getHome, ({ query }) => getHome(services, query))
  bindForBuyer(endpoints.listSaleProducts, ({ query }, buyer) => listSaleProducts(services, query, buyer))
}
