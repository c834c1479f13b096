import * as endpoints from '@verstak/contracts/product'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getProduct } from './getProduct.ts'
import { listAlternatives } from './listAlternatives.ts'

export function productRoutes({ bindPublic }: Binder, services: Services): void {
  bindPublic(endpoints.getProduct, ({ query }) => getProduct(services, query))
  bindPublic(endpoints.listAlternatives, ({ query }) => listAlternatives(services, query))
}
