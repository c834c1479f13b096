import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { removeMark as removal, scanMark as endpoint } from '@verstak/contracts/orderStaff'
import type { Queryable } from '../db/openDatabase.ts'
import type { OrderRow } from '../db/orderTables.ts'
import { DomainError, invalidInput, notFound } from '../DomainError.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import { deleteMarks, insertMark, selectMarks } from './mark.sql.ts'
import { staffTexts } from './orderStaff.texts.ts'

/** Codes change while an order is put together, and no longer. */
const SCANNED_IN: readonly string[] = ['assembling', 'ready']

/** @throws DomainError `not-found`, `order-state` */
async function lockScanned(transaction: Queryable, guid: string): Promise<OrderRow> {
  const order = await lockOrder(transaction, guid)
  if (!order) throw notFound('guid', `There is no order ${guid}.`)
  if (SCANNED_IN.includes(order.status)) return order
  const message = `Codes are scanned at the assembly; the order is «${order.status}».`
  throw new DomainError('order-state', { field: 'guid', reason: order.status, message })
}

/**
 * Notes the code of a piece of marked goods, in the caller's transaction.
 * @throws DomainError `not-found`, `order-state`; `invalid-input` for a code of another piece and lines that need none
 */
export async function scanMark(
  transaction: Queryable,
  { guid, position, code, userId, at }: EndpointBody<typeof endpoint> & { userId: number; at: Date },
): Promise<EndpointResponse<typeof endpoint>> {
  await lockScanned(transaction, guid)
  const line = (await selectMarks(transaction, guid)).find((one) => one.position === position)
  if (!line) throw invalidInput('position', 'not-marked', 'The goods of this line have no codes.')
  if (line.codes.length >= line.quantity) {
    throw invalidInput('code', 'complete', 'Each piece has its code.', staffTexts.allScanned)
  }
  const isNew = await insertMark(transaction, { code, orderGuid: guid, position, at, userId })
  if (!isNew) throw invalidInput('code', 'taken', 'This code is in an order already.', staffTexts.markTaken)
  return { scanned: line.codes.length + 1, quantity: line.quantity }
}

/** Takes a code off an order, in the caller's transaction. @throws DomainError `not-found`, `order-state` */
export async function removeMark(
  transaction: Queryable,
  { guid, code }: EndpointBody<typeof removal>,
): Promise<EndpointResponse<typeof removal>> {
  await lockScanned(transaction, guid)
  await deleteMarks(transaction, guid, code)
  return { success: true }
}
