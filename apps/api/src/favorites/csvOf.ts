/**
 * A table for spreadsheets: UTF-8 with its mark, semicolons. Cells that a spreadsheet would take for a formula begin with
 * an apostrophe.
 */
export const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((cells) => cells.map(cellOf).join(';')).join('\r\n')}\r\n`)

function cellOf(text: string): string {
  const plain = text.replaceAll('\u00A0', ' ')
  const safe = /^\s*[=+\-@\t\r]/u.test(plain) ? `'${plain}` : plain
  return /[";\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
