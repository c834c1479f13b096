import * as endpoints from '@verstak/contracts/order'
import { requestReturn, RETURN_FORM_PATH, RETURN_PHOTO_PATH } from '@verstak/contracts/orderReturn'
import { flagVisitorOf } from '../flags/flagVisitorOf.ts'
import type { Binder } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import type { Services } from '../services.ts'
import { readReturnPhoto } from '../order-return/readReturnPhoto.ts'
import { requestOwnReturn } from '../order-return/requestOwnReturn.ts'
import { requestReturnByForm } from '../order-return/requestReturnByForm.ts'
import { cancelOrderByForm } from './cancelOrderByForm.ts'
import { cancelOwnOrder } from './cancelOwnOrder.ts'
import { createOrder } from './createOrder.ts'
import { createQuickOrder } from './createQuickOrder.ts'
import { getOrder } from './getOrder.ts'
import { getQuickOrder } from './getQuickOrder.ts'
import { orderCallerOf } from './orderCaller.ts'
import { orderOwnerOf } from './orderOwnerOf.ts'

/** Pieces of a thousand lines, and the longest comment as a form writes it. */
const RETURN_FORM_LIMIT_BYTES = 48 * 1024

export function orderRoutes({ bindPersonal, bindForm, bindFile }: Binder, services: Services): void {
  bindPersonal(endpoints.createOrder, async ({ body }, caller) => {
    const { input, order } = await orderCallerOf(services, body, caller)
    return createOrder(services, input, order)
  })
  bindPersonal(endpoints.createQuickOrder, async ({ body }, caller) => {
    const { input, order, flagVisitor } = await orderCallerOf(services, body, caller)
    return createQuickOrder(services, input, order, flagVisitor)
  })
  bindPersonal(endpoints.getQuickOrder, async ({ query }, caller) => {
    const buyer = await buyerOf(services, caller)
    return getQuickOrder(services, query, { buyer, flagVisitor: flagVisitorOf(caller, buyer, query.regionId) })
  })
  bindPersonal(endpoints.getOrder, async ({ query }, caller) =>
    getOrder(services, query, await orderOwnerOf(services, caller)),
  )
  bindPersonal(endpoints.cancelOrder, async ({ body }, caller) => cancelOwnOrder(services, body, caller))
  bindForm(endpoints.CANCEL_ORDER_FORM_PATH, (fields, caller) => cancelOrderByForm(services, fields, caller))
  bindPersonal(requestReturn, async ({ body }, caller) => requestOwnReturn(services, body, caller))
  bindForm(RETURN_FORM_PATH, (fields, caller) => requestReturnByForm(services, fields, caller), {
    bodyLimitBytes: RETURN_FORM_LIMIT_BYTES,
  })
  bindFile(RETURN_PHOTO_PATH, (query, caller) => readReturnPhoto(services, query, caller))
}
