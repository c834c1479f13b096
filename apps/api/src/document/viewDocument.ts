import { documentAddress, type DocumentRow } from '@verstak/contracts/document'
import { shopDay } from '../order/days.ts'
import type { selectDocumentPage } from './document.sql.ts'

/** A paper as lists show it. */
export const viewDocument = (row: Awaited<ReturnType<typeof selectDocumentPage>>['rows'][number]): DocumentRow => ({
  kind: row.kind,
  number: String(row.number),
  date: shopDay(row.made_at),
  orderGuid: row.order_guid,
  orderNumber: String(row.order_number),
  sum: row.sum,
  isVoid: row.status === 'cancelled',
  link: documentAddress(row.kind, row.order_guid),
})
