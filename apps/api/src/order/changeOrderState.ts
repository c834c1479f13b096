import type { OrderState } from '@verstak/contracts/order'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError, notFound } from '../DomainError.ts'
import { makeTransferDocument } from '../document/makeTransferDocument.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { endPrepayment } from '../payment/prepaymentNotice.ts'
import { REMINDER_DELAY_MS } from '../reviews/remindOfReviews.ts'
import { queueSettlement } from '../receipt/queueSettlement.ts'
import type { Services } from '../services.ts'
import { raiseWholesaleLevel } from '../wholesale/raiseWholesaleLevel.ts'
import type { Actor } from './actor.ts'
import { insertOrderEvent, lockOrder, updateOrderState } from './orderState.sql.ts'
import { holdsPieces } from './orderStock.sql.ts'
import { mayMove } from './orderTransitions.ts'

export interface StateChange {
  orderGuid: string
  to: OrderState
  by: Actor
  /** Of the journal; the shopper is told a reason of the staff. */
  reason?: string
}

export interface ChangedOrder {
  /** As it was before the change. */
  order: OrderRow
  eventId: number
}

/** What the verbs of orders need of the services. */
export type OrderServices = Pick<Services, 'jobs' | 'now'>

/**
 * Brings an order to its next state, under the lock of its row: writes the journal and queues what the shopper is told,
 * in the caller's transaction; a cancelled order that is
 * paid late owes its sum again, goods that leave the shop have their transfer document, and those that are handed over their
 * second receipt. Cancelling is more than that: `cancelOrder`.
 * @throws DomainError `not-found`; `order-state` when the step is none of this actor's, or a cancelled order is to be paid
 * whose pieces were not reserved again
 */
export async function changeOrderState(
  { jobs, now }: OrderServices,
  transaction: Queryable,
  { orderGuid, to, by, reason = '' }: StateChange,
): Promise<ChangedOrder> {
  const order = await lockOrder(transaction, orderGuid)
  if (!order) throw notFound('guid', `There is no order ${orderGuid}.`)
  const { status: from } = order
  const isHeld = from !== 'cancelled' || (await holdsPieces(transaction, orderGuid))
  if (!mayMove(from, to, by.kind) || !isHeld) {
    const message = `An order that is «${from}» does not become «${to}» by ${by.kind}.`
    throw new DomainError('order-state', { field: 'state', reason: from, message })
  }
  const at = now()
  await updateOrderState(transaction, orderGuid, to, at)
  const eventId = await insertOrderEvent(transaction, { orderGuid, from, to, by, reason, at })
  const { user_id: userId } = order
  if (from === 'awaiting-payment' && userId !== null) await endPrepayment(transaction, { userId, guid: orderGuid, at })
  if (from === 'cancelled') {
    await postEntry(transaction, {
      orderGuid,
      organizationId: order.organization_id,
      kind: 'charge',
      amount: order.sum,
      documentKind: 'order-event',
      documentId: String(eventId),
      at,
    })
  }
  await makeTransferDocument(transaction, order, { to, at })
  if (to === 'handed-over') {
    await queueSettlement({ jobs, now }, transaction, { ...order, handed_over_at: at })
    if (order.organization_id !== null) await raiseWholesaleLevel(transaction, order.organization_id, at)
    else if (userId !== null)
      await jobs.add(
        transaction,
        'remind-of-reviews',
        { orderGuid },
        { runAt: new Date(at.getTime() + REMINDER_DELAY_MS) },
      )
  }
  await jobs.add(transaction, 'tell-order-step', { eventId })
  return { order, eventId }
}
