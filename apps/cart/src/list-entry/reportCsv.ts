import type { ListRow } from '@verstak/contracts/cartList'
import { reportColumns, stateText } from './listEntry.texts.ts'

/**
 * The report as a table for spreadsheets: UTF-8 with its mark, semicolons. Cells that a spreadsheet would take for a
 * formula begin with an apostrophe.
 */
export function reportCsv(rows: readonly ListRow[]): string {
  const lines = rows.map((row) => [
    ...[String(row.row), row.code, row.quantity, stateText(row)],
    row.product?.name ?? row.proposals.map(({ code, name }) => `${code} ${name}`).join(', '),
    row.product?.code ?? '',
    String(row.taken),
    row.price === null ? '' : (row.price / 100).toFixed(2).replace('.', ','),
  ])
  const table = [reportColumns, ...lines].map((cells) => cells.map(cellOf).join(';')).join('\r\n')
  return `\uFEFF${table}\r\n`
}

function cellOf(text: string): string {
  const plain = text.replaceAll('\u00A0', ' ')
  const safe = /^[\s]*[=+\-@\t\r]/u.test(plain) ? `'${plain}` : plain
  return /[";\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
