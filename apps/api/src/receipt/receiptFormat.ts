import type { OrderRow } from '../db/orderTables.ts'

/** A sum as acquirers write it. */
export interface Amount {
  /** Rubles with two decimals, `123.45`. */
  value: string
  currency: 'RUB'
}

/** A position of a receipt in the format of YooKassa (54-FZ, format of fiscal documents 1.2). */
export interface ReceiptItem {
  description: string
  /** Pieces with three decimals. */
  quantity: string
  /** Price of one piece. */
  amount: Amount
  vat_code: number
  payment_subject: 'commodity' | 'marked' | 'service'
  payment_mode: 'full_prepayment' | 'full_payment'
  measure: 'piece'
  mark_mode?: '0'
  mark_code_info?: { mark_code_raw: string }
}

/** A receipt in the format of YooKassa: within a payment or a refund, or by itself with the fields below. */
export interface ReceiptBody {
  customer: { full_name?: string; inn?: string; email?: string; phone?: string }
  items: ReceiptItem[]
  internet: true
  /** Of a receipt that is sent by itself. */
  type?: 'payment' | 'refund'
  payment_id?: string
  send?: true
  settlements?: { type: 'prepayment'; amount: Amount }[]
}

/** @param kopecks whole, not below zero */
export const amountOf = (kopecks: number): Amount => {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new Error(`${kopecks} is no sum in kopecks.`)
  return { value: `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`, currency: 'RUB' }
}

/** Whom the receipt is sent to: the mail address, else the phone. */
export const customerOf = ({ contact_name, email, phone }: Pick<OrderRow, 'contact_name' | 'email' | 'phone'>) => ({
  full_name: contact_name.slice(0, 256),
  ...(email === '' ? { phone: `7${phone}` } : { email }),
})
