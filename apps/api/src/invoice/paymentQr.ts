import { encode } from 'uqr'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { invoiceTexts, paperDay, rubles } from './invoice.texts.ts'

/** Lengths that GOST R 56042-2014 allows, in characters. */
const MOST = { name: 160, bank: 45, purpose: 210 }

/** The words of a payment by GOST R 56042-2014, in UTF-8 (`ST00012`). The sum is in kopecks. */
export function paymentOrderOf({ number, date, seller, sum, vat }: InvoiceDocument): string {
  const purpose = invoiceTexts.purpose(number, paperDay(date), vat === 0 ? null : rubles(vat))
  const fields: [string, string | null][] = [
    // The five that must be there come first, in this order.
    ['Name', seller.name.slice(0, MOST.name)],
    ['PersonalAcc', seller.account],
    ['BankName', seller.bank.slice(0, MOST.bank)],
    ['BIC', seller.bic],
    ['CorrespAcc', seller.correspondent],
    ['Sum', String(sum)],
    ['Purpose', purpose.slice(0, MOST.purpose)],
    ['PayeeINN', seller.inn],
    ['KPP', seller.kpp],
  ]
  const written = fields.flatMap(([name, value]) => (value === null ? [] : `${name}=${plain(value)}`))
  return ['ST00012', ...written].join('|')
}

/** Modules of the QR code with that payment, row by row; true is black. Without a border. */
export const paymentQr = (document: InvoiceDocument): boolean[][] =>
  encode([...Buffer.from(paymentOrderOf(document), 'utf8')], { ecc: 'M', border: 0 }).data

/** The separator of the fields cannot stand in a value; a space that holds words together is one to a bank. */
const plain = (value: string) => value.replaceAll('|', ' ').replaceAll('\u00A0', ' ')
