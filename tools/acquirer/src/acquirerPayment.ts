import type { Amount, Receipt } from './yooKassaBodies.ts'

export interface AcquirerPayment {
  id: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  amount: Amount
  description: string
  capture: boolean
  method: string
  confirmation: { type: 'redirect' | 'qr'; return_url: string }
  metadata: Record<string, string>
  receipt: Receipt
  created_at: string
  /** Kopecks given back. */
  refunded: number
  cancelReason: string | null
  /** Number of the card that waits for its code. */
  securedCard: string | null
  wrongCodes: number
}

export interface AcquirerRefund {
  id: string
  payment_id: string
  status: 'succeeded'
  amount: Amount
  receipt: Receipt
}
