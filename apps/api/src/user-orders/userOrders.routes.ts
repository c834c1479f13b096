import * as guests from '@verstak/contracts/guestOrders'
import { listNotReviewed as notReviewed } from '@verstak/contracts/purchaseHistory'
import * as endpoints from '@verstak/contracts/userOrders'
import { cartCallerOf } from '../cart/cartCaller.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { claimGuestOrders } from './claimGuestOrders.ts'
import { getUserOrder } from './getUserOrder.ts'
import { listNotReviewed } from './listNotReviewed.ts'
import { listOrders } from './listOrders.ts'
import { previewRepeat } from './previewRepeat.ts'
import { repeatByForm } from './repeatByForm.ts'
import { repeatOrder } from './repeatOrder.ts'
import { sendGuestOrdersCode } from './sendGuestOrdersCode.ts'
import { userOrderOf } from './userOrderOf.ts'

export function userOrdersRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  bindPersonal(endpoints.listOrders, async ({ query }, caller) =>
    listOrders(services, query, await userIdOf(services, caller)),
  )
  bindPersonal(endpoints.getUserOrder, async ({ query }, caller) =>
    getUserOrder(services, query, await userIdOf(services, caller)),
  )
  bindPersonal(endpoints.previewRepeat, async ({ query }, caller) =>
    previewRepeat(services, await placeOf(query, caller)),
  )
  bindPersonal(endpoints.repeatOrder, async ({ body }, caller) => {
    const { ip, idempotencyKey } = caller
    return repeatOrder(services, { ...(await placeOf(body, caller)), ip, idempotencyKey })
  })
  bindForm(endpoints.REPEAT_ORDER_FORM_PATH, (fields, caller) => repeatByForm(services, fields, caller))
  bindPersonal(guests.sendGuestOrdersCode, ({ body }, caller) => sendGuestOrdersCode(services, body, caller))
  bindPersonal(guests.claimGuestOrders, ({ body }, caller) => claimGuestOrders(services, body, caller))
  bindPersonal(notReviewed, async ({ query }, caller) =>
    listNotReviewed(services, query, await userIdOf(services, caller)),
  )

  /** An order that the caller sees, in his region and for his cart. */
  async function placeOf({ guid, regionId }: { guid: string; regionId: number }, caller: Caller) {
    await userOrderOf(services, guid, await userIdOf(services, caller))
    return { orderGuid: guid, regionId, caller: await cartCallerOf(services, caller) }
  }
}
