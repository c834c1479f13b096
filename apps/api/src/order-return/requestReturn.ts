import { randomUUID } from 'node:crypto'
import type { OrderReturn, ReturnWish } from '@verstak/contracts/orderReturn'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { OrderServices } from '../order/changeOrderState.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import { selectTimeZone } from '../order/order.sql.ts'
import { insertReturn, selectReturnLinesOf } from './orderReturn.sql.ts'
import { returnTexts } from './orderReturn.texts.ts'
import { refundDueAt, returnableOf } from './returnTerms.ts'
import { putReturnPhotos } from './returnPhoto.sql.ts'
import { viewReturn } from './viewReturn.ts'

export interface ReturnRequest extends ReturnWish {
  orderGuid: string
  /** Null for a guest. */
  userId: number | null
}

/**
 * Asks for goods to be taken back, in the caller's transaction and under the lock of the order.
 * @throws DomainError `order-state` when nothing of the order can be returned; `invalid-input` at `lines.<place>` for
 *   pieces that cannot, at `photos.<place>` for what is no photo of the caller
 */
export async function requestReturn(
  { jobs, now }: OrderServices,
  transaction: Queryable,
  { orderGuid, userId, ...wish }: ReturnRequest,
): Promise<OrderReturn> {
  const order = await lockOrder(transaction, orderGuid)
  const at = now()
  const lines = await selectReturnLinesOf(transaction, orderGuid)
  const open =
    order && returnableOf({ ...order, time_zone: await selectTimeZone(transaction, order.region_id) }, lines, at)
  if (!open)
    throw new DomainError('order-state', {
      field: '',
      reason: 'nothing-returnable',
      message: 'Nothing can be returned.',
    })
  wish.lines.forEach(({ position, quantity }, place) => {
    const field = `lines.${place}`
    const isRepeated = wish.lines.findIndex((line) => line.position === position) !== place
    const line = open.lines.find((one) => one.position === position)
    if (!line || isRepeated)
      throw invalidInput(field, 'not-returnable', 'This line cannot be returned.', returnTexts.notReturnable)
    if (!line.reasons.includes(wish.reason)) {
      throw invalidInput(field, 'reason', 'Not for this reason.', returnTexts[wish.reason])
    }
    if (quantity > line.quantity) {
      throw invalidInput(
        field,
        'quantity',
        `${line.quantity} pieces can be returned.`,
        returnTexts.tooMany(line.quantity),
      )
    }
  })
  if (wish.reason === 'defect' && wish.comment === '') {
    throw invalidInput('comment', 'empty', 'A defect has to be described.', returnTexts.describe)
  }
  const guid = randomUUID()
  await insertReturn(transaction, {
    ...wish,
    guid,
    orderGuid,
    requestedAt: at,
    requestedBy: userId,
    refundDueAt: refundDueAt(at),
  })
  await putReturnPhotos(transaction, guid, wish.photos, at)
  await jobs.add(transaction, 'tell-return', { returnGuid: guid, step: 'requested' })
  return viewReturn(transaction, guid)
}
