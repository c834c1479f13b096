import * as endpoints from '@verstak/contracts/orderStaff'
import { bindTable } from '../back-office/bindTable.ts'
import { editorOf } from '../back-office/editorOf.ts'
import { recordChange } from '../back-office/recordChange.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import { runOncePerKey } from '../order/runOncePerKey.ts'
import { decideReturn } from '../order-return/decideReturn.ts'
import { recordRefund } from '../order-return/recordRefund.ts'
import { freshUserOf } from '../profile/profileUser.ts'
import type { Services } from '../services.ts'
import { staffOf } from '../session/staffOf.ts'
import { assign, assignOrder } from './assignOrder.ts'
import { changeOrderAsStaff } from './changeOrderAsStaff.ts'
import { getStaffDocument } from './getStaffDocument.ts'
import { listReturns, listStaffOrders, ordersTable } from './listStaffOrders.ts'
import { readSheets } from './readSheets.ts'
import { readStaffOrder } from './readStaffOrder.ts'
import { removeMark, scanMark } from './scanMark.ts'
import { findOrderState, selectOrderPage } from './staffOrder.sql.ts'

export function orderStaffRoutes(binder: Binder, services: Services): void {
  const { bindPersonal, bindFile } = binder
  bindPersonal(endpoints.listStaffOrders, async ({ query }, caller) => {
    return listStaffOrders(services, query, await staffOf(services, caller))
  })
  bindTable(binder, endpoints.listStaffOrders, ordersTable, async ({ page: _, ...filter }, slice, caller) => {
    const userId = await staffOf(services, caller)
    return (await selectOrderPage(services.db, filter, { ...slice, userId })).rows
  })
  bindFile(endpoints.STAFF_DOCUMENT_PATH, async (query, caller) => {
    await staffOf(services, caller)
    return getStaffDocument(services, query)
  })
  bindPersonal(endpoints.readStaffOrder, async ({ query: { guid } }, caller) => {
    await staffOf(services, caller)
    return readStaffOrder(services, guid)
  })
  bindPersonal(endpoints.listReturns, async ({ query }, caller) => {
    await staffOf(services, caller)
    return listReturns(services, query)
  })
  bindPersonal(endpoints.changeOrderAsStaff, async ({ body }, caller) => {
    const editor = await editorOf(services, caller)
    return once(caller, ['changeOrder', body], async (transaction, userId) => {
      const before = await findOrderState(transaction, body.guid)
      const answer = await changeOrderAsStaff(services, transaction, body, userId)
      await recordChange(transaction, editor, {
        ...{ entity: 'order', entity_id: body.guid, name: String(before?.number) },
        fields: [
          { field: 'status', old: before?.status ?? null, new: answer.status },
          { field: 'reason', old: '', new: body.reason },
          ...(before && answer.status === 'assembling' ? [await assign(transaction, before, editor)] : []),
        ],
      })
      return answer
    })
  })
  bindPersonal(endpoints.assignOrder, async ({ body }, caller) => {
    const editor = await editorOf(services, caller)
    return once(caller, ['assignOrder', body], (transaction) => assignOrder(transaction, body, editor))
  })
  bindPersonal(endpoints.readPickingSheets, async ({ query: { guids } }, caller) => {
    await staffOf(services, caller)
    return readSheets(services, [...new Set(guids.split(','))])
  })
  bindPersonal(endpoints.scanMark, async ({ body }, caller) => {
    const editor = await editorOf(services, caller)
    return once(caller, ['scanMark', body], (transaction) => scanMark(transaction, { ...body, editor }))
  })
  bindPersonal(endpoints.removeMark, async ({ body }, caller) => {
    const editor = await editorOf(services, caller)
    return once(caller, ['removeMark', body], (transaction) => removeMark(transaction, { ...body, editor }))
  })
  bindPersonal(endpoints.decideReturn, async ({ body }, caller) => {
    await freshStaffOf(caller)
    const editor = await editorOf(services, caller)
    return once(caller, ['decideReturn', body], async (transaction, userId) => {
      const answer = await decideReturn(services, transaction, { ...body, userId })
      await recordChange(transaction, editor, {
        ...{ entity: 'return', entity_id: body.returnGuid, name: answer.lines.map(({ name }) => name).join(', ') },
        fields: [
          { field: 'state', old: 'requested', new: answer.state },
          { field: 'amount', old: 0, new: answer.amount },
        ],
      })
      return answer
    })
  })
  bindPersonal(endpoints.recordRefund, async ({ body }, caller) => {
    await freshStaffOf(caller)
    const editor = await editorOf(services, caller)
    return once(caller, ['recordRefund', body], async (transaction) => {
      const answer = await recordRefund(services, transaction, body.returnGuid)
      await recordChange(transaction, editor, {
        ...{ entity: 'return', entity_id: body.returnGuid, name: answer.lines.map(({ name }) => name).join(', ') },
        fields: [{ field: 'refunded', old: 0, new: answer.amount }],
      })
      return answer
    })
  })

  /** Where money goes out, a session alone is not enough. */
  async function freshStaffOf(caller: Caller): Promise<void> {
    await staffOf(services, caller)
    await freshUserOf(services, caller)
  }

  async function once<Answer>(
    caller: Caller,
    request: unknown,
    act: (transaction: Queryable, userId: number) => Promise<Answer>,
  ): Promise<Answer> {
    const userId = await staffOf(services, caller)
    const change = { owner: `staff ${userId}`, key: caller.idempotencyKey, request }
    return runOncePerKey(services, change, (transaction) => act(transaction, userId))
  }
}
