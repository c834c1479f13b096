import * as endpoints from '@verstak/contracts/home'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import type { Services } from '../services.ts'
import { getHome } from './getHome.ts'
import { listSaleProducts } from './listSaleProducts.ts'

export function homeRoutes({ bindPublic, bindPersonal }: Binder, services: Services): void {
  bindPublic(endpoints.getHome, ({ query }) => getHome(services, query))
  bindPersonal(endpoints.listSaleProducts, async ({ query }, caller) =>
    listSaleProducts(services, query, await buyerOf(services, caller)),
  )
}
