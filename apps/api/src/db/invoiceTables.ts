import type { RefusedOrder } from '@verstak/contracts/checkout'
import type { ColumnType, Generated } from 'kysely'
import type { InvoiceDocument } from '../invoice/invoiceDocument.ts'

interface ShopRequisitesTable {
  id: Generated<boolean>
  name: string
  inn: string
  kpp: string | null
  address: string
  account: string
  bank: string
  bic: string
  correspondent: string
  director: string
  accountant: string
  full_name: string | null
  ogrn: string | null
}

interface ShopSettingsTable {
  id: Generated<boolean>
  /** Written as JSON. */
  settings: ColumnType<Record<string, unknown>, string, string>
}

interface InvoiceCounterTable {
  id: Generated<boolean>
  last: Generated<number>
}

interface InvoiceTable {
  order_guid: string
  number: number
  /** Written as JSON. */
  document: ColumnType<InvoiceDocument, string, never>
  created_at: ColumnType<Date, Date | undefined, never>
}

interface RefusedOrderTable {
  cart_id: string
  /** Written as JSON. */
  form: ColumnType<RefusedOrder, string, string>
  created_at: Date
}

/** The shop's settings, the seller, the invoices that were made, and checkouts that were refused. */
export interface InvoiceTables {
  shop_settings: ShopSettingsTable
  shop_requisites: ShopRequisitesTable
  invoice_counter: InvoiceCounterTable
  invoice: InvoiceTable
  refused_order: RefusedOrderTable
}
