import type { Queryable } from '../db/openDatabase.ts'
import { freeCourierBooking } from '../delivery/courierBooking.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { deleteMarks } from '../order-staff/mark.sql.ts'
import { settleCancelledOrder } from '../payment/settleCancelledOrder.ts'
import { deletePromoUse } from '../promo-code/promoUse.sql.ts'
import type { Actor } from './actor.ts'
import { changeOrderState, type ChangedOrder, type OrderServices } from './changeOrderState.ts'
import { giveBackAll } from './orderStock.sql.ts'

export interface Cancellation {
  orderGuid: string
  by: Actor
  reason: string
}

/**
 * Cancels an order in the caller's transaction: its pieces go back to their offices, the place in the courier's interval
 * is free, its promo code may be used again, what it owed is owed no more, and what was paid goes back.
 * @throws DomainError `not-found`; `order-state` when this actor may not cancel it now
 */
export async function cancelOrder(
  services: OrderServices,
  transaction: Queryable,
  { orderGuid, by, reason }: Cancellation,
): Promise<ChangedOrder> {
  const changed = await changeOrderState(services, transaction, { orderGuid, to: 'cancelled', by, reason })
  await giveBackAll(transaction, orderGuid)
  await freeCourierBooking(transaction, orderGuid)
  await deletePromoUse(transaction, orderGuid)
  await deleteMarks(transaction, orderGuid)
  const { order, eventId } = changed
  await postEntry(transaction, {
    orderGuid,
    organizationId: order.organization_id,
    kind: 'charge-reversal',
    amount: order.sum,
    documentKind: 'order-event',
    documentId: String(eventId),
    at: services.now(),
  })
  await settleCancelledOrder(services, transaction, orderGuid, eventId)
  return changed
}
