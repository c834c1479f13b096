import * as endpoints from '@verstak/contracts/content'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getContent } from './getContent.ts'
import { getContentPreview } from './getContentPreview.ts'
import { listBrands } from './listBrands.ts'
import { listContent } from './listContent.ts'
import { listContentProducts } from './listContentProducts.ts'

export function contentRoutes({ bindPublic, bindForBuyer, bindPersonal }: Binder, services: Services): void {
  bindPublic(endpoints.getContent, ({ query }) => getContent(services, query))
  bindPersonal(endpoints.getContentPreview, ({ query }) => getContentPreview(services, query))
  bindPublic(endpoints.listContent, ({ query }) => listContent(services, query))
  bindPublic(endpoints.listBrands, () => listBrands(services))
  bindForBuyer(endpoints.listContentProducts, ({ query }, buyer) => listContentProducts(services, query, buyer))
}
