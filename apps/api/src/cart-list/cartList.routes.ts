import * as endpoints from '@verstak/contracts/cartList'
import { CART_LIST_PATH, MAX_LIST_TEXT } from '@verstak/contracts/cartListForm'
import { cartCallerOf } from '../cart/cartCaller.ts'
import { createNewCarts } from '../cart/getCartToken.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { addList } from './addList.ts'
import { checkList } from './checkList.ts'
import { createListReader } from './createListReader.ts'
import { getList } from './getList.ts'
import { listByForm } from './listByForm.ts'

/** The largest file in base64, and what stands around it. */
const FILE_LIMIT_BYTES = 7_100_000
/** 1,000 products. */
const LIST_LIMIT_BYTES = 256 * 1024
/** Each character of a pasted list takes up to six. */
const TEXT_LIMIT_BYTES = 6 * MAX_LIST_TEXT + 1024

export function cartListRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  const reader = createListReader()
  const newCarts = createNewCarts()
  bindPersonal(
    endpoints.checkList,
    async ({ body }, visitor) =>
      checkList(services, body, { caller: await cartCallerOf(services, visitor), ip: visitor.ip, reader }),
    { bodyLimitBytes: FILE_LIMIT_BYTES },
  )
  bindPersonal(
    endpoints.addList,
    async ({ body }, { ip, idempotencyKey, ...visitor }) =>
      addList(services, body, {
        caller: await cartCallerOf(services, { ...visitor, ip, idempotencyKey }),
        ip,
        idempotencyKey,
      }),
    { bodyLimitBytes: LIST_LIMIT_BYTES },
  )
  bindPersonal(endpoints.getList, async ({ query }, visitor) =>
    getList(services, query, await cartCallerOf(services, visitor)),
  )
  bindForm(CART_LIST_PATH, (fields, visitor) => listByForm(services, fields, { visitor, newCarts }), {
    bodyLimitBytes: TEXT_LIMIT_BYTES,
  })
}
