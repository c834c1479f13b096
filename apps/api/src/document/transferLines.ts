import type { InvoiceLine } from '../invoice/invoiceDocument.ts'
import type { TransferDocument, TransferLine } from './transferDocument.ts'

/** Of the classifier of units: piece. */
const PIECE_CODE = '796'

/**
 * Lines of an order's papers with their sums without VAT, and the totals. To the kopeck: in each line and in the totals,
 * what stands without VAT and the VAT add up to the sum.
 */
export function transferLinesOf(
  lines: readonly InvoiceLine[],
): Pick<TransferDocument, 'lines' | 'sum' | 'net' | 'vat'> {
  const all = lines.map(toTransferLine)
  const total = (key: 'sum' | 'net' | 'vat') => all.reduce((sum, line) => sum + line[key], 0)
  return { lines: all, sum: total('sum'), net: total('net'), vat: total('vat') }
}

function toTransferLine(line: InvoiceLine): TransferLine {
  const net = line.sum - line.vat
  return { ...line, unitCode: line.sku === '' ? '' : PIECE_CODE, net, netPrice: Math.round(net / line.quantity) }
}
