import type { Queryable } from '../db/openDatabase.ts'
import type { RefundServices } from './PaymentServices.ts'
import { isOpen, selectPayments } from './payment.sql.ts'
import { refundOrder } from './refundOrder.ts'

/**
 * What follows for money when an order is cancelled, in the caller's transaction, after its charge was reversed: what came
 * goes back, and payments under way are looked at once more, so that held money is let go.
 * @param eventId of the order's journal: an order may be cancelled again
 */
export async function settleCancelledOrder(
  services: RefundServices,
  transaction: Queryable,
  orderGuid: string,
  eventId: number,
): Promise<void> {
  await refundOrder(services, transaction, { orderGuid, reason: 'order-cancelled', documentId: String(eventId) })
  for (const { guid: paymentGuid } of (await selectPayments(transaction, orderGuid)).filter(isOpen)) {
    await services.jobs.add(transaction, 'check-payment', { paymentGuid }, { key: `cancelled ${paymentGuid}` })
  }
}
