import type { PaymentRow } from '../db/paymentTables.ts'
import type { ReceiptBody } from '../receipt/receiptFormat.ts'

/** A payment to be made. The same `guid` is the same payment, however often it is asked for. */
export interface NewPayment {
  guid: string
  /** Kopecks. */
  amount: number
  method: PaymentRow['method']
  /** What the bank shows to the shopper. */
  description: string
  /** Where the shopper comes back to. */
  returnUrl: string
  receipt: ReceiptBody
}

/** A payment as the acquirer has it. */
export interface ProviderPayment {
  id: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  /** Kopecks; null in another currency. */
  amount: number | null
  /** The acquirer's page, or what the QR code says; null where nothing is to be confirmed any more. */
  confirmationUrl: string | null
  /** Why it was canceled, such as `insufficient_funds`. */
  cancelReason: string | null
}

export interface NewRefund {
  guid: string
  /** The acquirer's id of the payment. */
  paymentId: string
  /** Kopecks. */
  amount: number
  receipt: ReceiptBody
}

export interface ProviderRefund {
  id: string
  status: 'pending' | 'succeeded' | 'canceled'
}

/**
 * An acquirer. Each change carries a key under which a repeat is the same change, so a call whose answer was lost is
 * simply made again.
 * @throws PaymentRefused where a repeat helps nothing, any other error where it may
 */
export interface PaymentPort {
  create(payment: NewPayment): Promise<ProviderPayment>
  read(id: string): Promise<ProviderPayment>
  /** Takes money that the bank holds for the shop. */
  capture(id: string, key: string): Promise<ProviderPayment>
  /** Lets go of money that the bank holds. */
  cancel(id: string, key: string): Promise<ProviderPayment>
  refund(refund: NewRefund): Promise<ProviderRefund>
  readRefund(id: string): Promise<ProviderRefund>
  /** Sends a receipt by itself: the final settlement of a prepaid order. @returns its id */
  sendReceipt(receipt: ReceiptBody, key: string): Promise<string>
}

/** The acquirer has refused, and would again. The message is for logs: the acquirer's code, nothing personal. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
}
