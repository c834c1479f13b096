import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { removeMark as removal, scanMark as endpoint } from '@verstak/contracts/orderStaff'
import type { Editor } from '../back-office/Editable.ts'
import { recordChange } from '../back-office/recordChange.ts'
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
 * Notes the code of a piece of marked goods, in the caller's transaction and in the journal.
 * @throws DomainError `not-found`, `order-state`; `invalid-input` for a code of another piece and lines that need none
 */
export async function scanMark(
  transaction: Queryable,
  { guid, position, code, editor }: EndpointBody<typeof endpoint> & { editor: Editor },
): Promise<EndpointResponse<typeof endpoint>> {
  const { number } = await lockScanned(transaction, guid)
  const line = (await selectMarks(transaction, guid)).find((one) => one.position === position)
  if (!line) throw invalidInput('position', 'not-marked', 'The goods of this line have no codes.')
  if (line.codes.length >= line.quantity) {
    throw invalidInput('code', 'complete', 'Each piece has its code.', staffTexts.allScanned)
  }
  const { userId, now: at } = editor
  const isNew = await insertMark(transaction, { code, orderGuid: guid, position, at, userId })
  if (!isNew) throw invalidInput('code', 'taken', 'This code is in an order already.', staffTexts.markTaken)
  await recordMark(transaction, editor, { guid, number, old: null, new: code })
  return { scanned: line.codes.length + 1, quantity: line.quantity }
}

/** Takes a code off an order, in the caller's transaction and in the journal. @throws DomainError `not-found`, `order-state` */
export async function removeMark(
  transaction: Queryable,
  { guid, code, editor }: EndpointBody<typeof removal> & { editor: Editor },
): Promise<EndpointResponse<typeof removal>> {
  const { number } = await lockScanned(transaction, guid)
  const removed = await deleteMarks(transaction, guid, code)
  if (removed > 0) await recordMark(transaction, editor, { guid, number, old: code, new: null })
  return { success: true }
}

const recordMark = (
  db: Queryable,
  editor: Editor,
  { guid, number, ...change }: { guid: string; number: number; old: string | null; new: string | null },
) =>
  recordChange(db, editor, {
    ...{ entity: 'order', entity_id: guid, name: String(number) },
    fields: [{ field: 'mark', ...change }],
  })
