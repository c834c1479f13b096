import * as endpoints from '@verstak/contracts/compare'
import type { Binder } from '../http/createBinder.ts'
import { markViewerOf } from '../marks/markViewer.ts'
import type { Services } from '../services.ts'
import { addToCompare, removeFromCompare } from './changeCompare.ts'
import { listCompared } from './listCompared.ts'

export function compareRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.addToCompare, ({ body }, caller) => addToCompare(services, body, caller))
  bindPersonal(endpoints.removeFromCompare, ({ body }, caller) =>
    removeFromCompare(services, { id: body.productId }, caller),
  )
  bindPersonal(endpoints.removeFromCompareByGuid, ({ query }, caller) =>
    removeFromCompare(services, { guid: query.productGuid }, caller),
  )
  bindPersonal(endpoints.listCompared, async ({ query }, caller) =>
    listCompared(services, query, await markViewerOf(services, caller)),
  )
}
