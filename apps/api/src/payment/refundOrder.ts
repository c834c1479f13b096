import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import { balanceOf } from '../ledger/balanceOf.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import type { ReceiptWish } from '../receipt/orderReceipt.ts'
import type { RefundServices } from './PaymentServices.ts'
import { selectRefundable, sumQueuedRefunds } from './refund.sql.ts'
import { refundPayment, type RefundReason } from './refundPayment.ts'

export interface OrderRefund {
  orderGuid: string
  reason: Extract<RefundReason, 'order-cancelled' | 'return'>
  /** What it is for, such as the guid of a return; the same document gives the same money back once. */
  documentId: string
  /** Kopecks that go back at most. All that the shop owes by default. */
  amount?: number
  /** Lines that come back, for the receipt; all of the order by default. */
  lines?: ReceiptWish['lines']
}

/**
 * Gives back what the shop owes of an order by its ledger, to the payments that the acquirer brought, in the caller's
 * transaction. What was paid otherwise is given back where it was paid. Reverse the charge first.
 * @returns kopecks that are on their way now
 * @throws DomainError `not-found`
 */
export async function refundOrder(
  services: RefundServices,
  transaction: Queryable,
  { orderGuid, reason, documentId, amount = Number.MAX_SAFE_INTEGER, lines }: OrderRefund,
): Promise<number> {
  const order = await lockOrder(transaction, orderGuid)
  if (!order) throw notFound('guid', `There is no order ${orderGuid}.`)
  const owed = -(await balanceOf(transaction, { orderGuid })) - (await sumQueuedRefunds(transaction, orderGuid))
  let left = Math.min(amount, owed)
  let sent = 0
  for (const { guid: paymentGuid, left: ofPayment } of await selectRefundable(transaction, orderGuid)) {
    const part = Math.min(left, ofPayment)
    if (part <= 0) continue
    const wish = { paymentGuid, amount: part, reason, documentId, lines: part === amount ? lines : undefined }
    if (await refundPayment(services, transaction, order, wish)) sent += part
    left -= part
  }
  return sent
}
