import type { Generated, GeneratedAlways, Selectable } from 'kysely'

interface LedgerEntryTable {
  id: GeneratedAlways<number>
  order_guid: string
  organization_id: number | null
  kind: 'charge' | 'charge-reversal' | 'payment' | 'refund'
  amount: number
  document_kind: string
  document_id: string
  at: Date
}

interface PaymentTable {
  guid: string
  order_guid: string
  method: 'card' | 'sbp'
  amount: number
  state: Generated<'creating' | 'pending' | 'capturing' | 'voiding' | 'succeeded' | 'canceled' | 'failed'>
  is_replaced: Generated<boolean>
  provider_id: Generated<string | null>
  return_url: string
  confirmation_url: Generated<string | null>
  cancel_reason: Generated<string | null>
  received_amount: Generated<number | null>
  checks: Generated<number>
  checked_at: Generated<Date | null>
  created_at: Date
  ended_at: Generated<Date | null>
}

interface RefundTable {
  guid: string
  payment_guid: string
  order_guid: string
  amount: number
  reason: string
  document_id: string
  state: Generated<'queued' | 'succeeded' | 'failed'>
  provider_id: Generated<string | null>
  created_at: Date
  ended_at: Generated<Date | null>
}

interface PaymentEventTable {
  event: string
  object_id: string
  received_at: Date
}

interface ReceiptTable {
  guid: string
  order_guid: string
  payment_guid: string
  refund_guid: string | null
  kind: 'prepayment' | 'settlement' | 'refund'
  /** JSON; written as its text. */
  body: unknown
  state: Generated<'queued' | 'sent' | 'failed'>
  provider_id: Generated<string | null>
  created_at: Date
}

interface MarkingCodeTable {
  code: string
  order_guid: string
  position: number
  scanned_at: Date
  scanned_by: Generated<number | null>
  returned_at: Generated<Date | null>
}

/** The ledger, payments with their refunds and receipts, notices of the acquirer, codes of marked goods. */
export interface PaymentTables {
  ledger_entry: LedgerEntryTable
  payment: PaymentTable
  refund: RefundTable
  payment_event: PaymentEventTable
  receipt: ReceiptTable
  marking_code: MarkingCodeTable
}

export type LedgerEntryRow = Selectable<LedgerEntryTable>
export type PaymentRow = Selectable<PaymentTable>
export type RefundRow = Selectable<RefundTable>
export type ReceiptRow = Selectable<ReceiptTable>
