import type { VatRate } from '@verstak/price/vat'

/** A company on an invoice. */
export interface InvoiceParty {
  name: string
  inn: string
  /** Null for a sole proprietor. */
  kpp: string | null
}

/** A line of an invoice: goods, a gift for 0, or the delivery. Sums in kopecks, with their VAT. */
export interface InvoiceLine {
  name: string
  /** '' for the delivery. */
  sku: string
  quantity: number
  unit: string
  /** Of one piece, before the discount. */
  price: number
  /** Of the whole line, less its discount. */
  sum: number
  vatRate: VatRate
  vat: number
}

/** All that stands on an invoice, as it was when the order was placed. */
export interface InvoiceDocument {
  number: number
  orderNumber: number
  /** ISO dates of the shop's day, Moscow: of the invoice, and the last day to pay it. */
  date: string
  dueDate: string
  seller: InvoiceParty & {
    address: string
    account: string
    bank: string
    bic: string
    correspondent: string
    director: string
    accountant: string
  }
  buyer: InvoiceParty
  lines: InvoiceLine[]
  sum: number
  vat: number
}
