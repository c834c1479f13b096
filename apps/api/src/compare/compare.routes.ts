import * as endpoints from '@verstak/contracts/compare'
import * as comparison from '@verstak/contracts/comparison'
import type { Binder } from '../http/createBinder.ts'
import { markViewerOf } from '../marks/markViewer.ts'
import type { Services } from '../services.ts'
import { clearCompared, orderCompared } from './arrangeCompare.ts'
import { addToCompare, removeFromCompare } from './changeCompare.ts'
import { getComparison } from './getComparison.ts'
import { listCompared } from './listCompared.ts'
import { shareCompared } from './shareCompare.ts'

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
  bindPersonal(comparison.getComparison, async ({ query }, caller) =>
    getComparison(services, query, await markViewerOf(services, caller)),
  )
  bindPersonal(comparison.orderCompared, ({ body }, caller) => orderCompared(services, body, caller))
  bindPersonal(comparison.clearCompared, (_, caller) => clearCompared(services, caller))
  bindPersonal(comparison.shareCompared, ({ body }, caller) => shareCompared(services, body, caller))
}
