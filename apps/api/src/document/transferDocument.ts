import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '../invoice/invoiceDocument.ts'

/** A line of a transfer document: goods, a gift for 0, or the delivery. Sums in kopecks. */
export interface TransferLine extends InvoiceLine {
  /** Of the classifier of units (ОКЕИ); '' for a service, which has none. */
  unitCode: string
  /** Of one piece without VAT, rounded to the kopeck. */
  netPrice: number
  /** Of the whole line without VAT: `sum` less `vat`. */
  net: number
}

/** All that stands on a transfer document (УПД), as it was when the goods left the shop. Sums in kopecks. */
export interface TransferDocument {
  /** Within its year. */
  number: number
  /** ISO dates of the shop's day, Moscow: of the paper, and of the order. */
  date: string
  orderNumber: number
  orderDate: string
  /** The invoice by which it is paid; null for another payment. */
  invoice: { number: number; date: string } | null
  seller: InvoiceDocument['seller']
  buyer: InvoiceParty & {
    /** Null when the shop does not know it. */
    address: string | null
  }
  /** Where the goods go; null when they are fetched. */
  consignee: string | null
  lines: TransferLine[]
  sum: number
  net: number
  vat: number
}
