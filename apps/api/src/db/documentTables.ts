import type { ColumnType } from 'kysely'
import type { TransferDocument } from '../document/transferDocument.ts'

interface DocumentCounterTable {
  kind: 'transfer'
  year: number
  last: number
}

interface OrderDocumentTable {
  order_guid: string
  kind: 'transfer'
  year: number
  number: number
  made_at: ColumnType<Date, Date, never>
  /** Written as JSON. */
  data: ColumnType<TransferDocument, string, never>
}

/** Papers of orders besides invoices, and their numbers. */
export interface DocumentTables {
  document_counter: DocumentCounterTable
  order_document: OrderDocumentTable
}
