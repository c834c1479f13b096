import { randomUUID } from 'node:crypto'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { orderReceipt, type ReceiptWish } from '../receipt/orderReceipt.ts'
import { insertReceipt } from '../receipt/receipt.sql.ts'
import { recordRefundState } from './recordRefundState.ts'
import type { RefundServices } from './PaymentServices.ts'
import { insertRefund } from './refund.sql.ts'

export type RefundReason = 'order-over' | 'amount-differs' | 'paid-twice' | 'order-cancelled' | 'return'

export interface RefundWish {
  paymentGuid: string
  /** Kopecks. */
  amount: number
  reason: RefundReason
  /** What it is for; the same document gives the same money back once. */
  documentId: string
  lines?: ReceiptWish['lines']
}

/**
 * Writes down that money of a payment goes back, with its receipt and the job that tells the acquirer. The order's row is
 * locked by the caller.
 * @returns false where that was written before
 */
export async function refundPayment(
  { jobs, now }: RefundServices,
  transaction: Queryable,
  order: OrderRow,
  { paymentGuid, amount, reason, documentId, lines }: RefundWish,
): Promise<boolean> {
  const guid = randomUUID()
  const at = now()
  const row = { guid, payment_guid: paymentGuid, order_guid: order.guid, amount, reason, document_id: documentId }
  if (!(await insertRefund(transaction, { ...row, created_at: at }))) return false
  await recordRefundState(transaction, order, { amount, before: null, state: 'queued', now: at })
  const isPrepayment = order.handed_over_at === null
  await insertReceipt(transaction, {
    guid: randomUUID(),
    orderGuid: order.guid,
    paymentGuid,
    refundGuid: guid,
    kind: 'refund',
    body: await orderReceipt(transaction, order, { amount, at, isPrepayment, lines }),
    at,
  })
  await jobs.add(transaction, 'send-refund', { refundGuid: guid }, { key: `refund ${guid}` })
  return true
}
