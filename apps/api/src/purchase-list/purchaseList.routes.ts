import * as endpoints from '@verstak/contracts/purchaseList'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { changePurchaseList } from './changePurchaseList.ts'
import { createPurchaseList } from './createPurchaseList.ts'
import { getPurchaseList, viewRow } from './getPurchaseList.ts'
import { listOftenBought } from './listOftenBought.ts'
import { listOwnerOf } from './listOwnerOf.ts'
import { selectLists } from './purchaseList.sql.ts'
import { removePurchaseList } from './removePurchaseList.ts'
import { usePurchaseList } from './usePurchaseList.ts'

export function purchaseListRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.listPurchaseLists, async (_, caller) => ({
    lists: (await selectLists(services.db, await listOwnerOf(services, caller))).map(viewRow),
  }))
  bindPersonal(endpoints.getPurchaseList, ({ query }, caller) => getPurchaseList(services, query, caller))
  bindPersonal(endpoints.createPurchaseList, ({ body }, caller) => createPurchaseList(services, body, caller))
  bindPersonal(endpoints.changePurchaseList, ({ body }, caller) => changePurchaseList(services, body, caller))
  bindPersonal(endpoints.removePurchaseList, ({ body }, caller) => removePurchaseList(services, body, caller))
  bindPersonal(endpoints.usePurchaseList, ({ body }, caller) => usePurchaseList(services, body, caller))
  bindPersonal(endpoints.listOftenBought, ({ query }, caller) => listOftenBought(services, query, caller))
}
