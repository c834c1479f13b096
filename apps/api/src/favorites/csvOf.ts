/** Tells spreadsheets that a table is UTF-8. */
export const CSV_MARK = '\uFEFF'

/** A table for spreadsheets: UTF-8 with its mark, lines as `csvLinesOf` makes them. */
export const csvOf = (rows: readonly (readonly string[])[]): Buffer => Buffer.from(CSV_MARK + csvLinesOf(rows))

/** Lines with semicolons. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
export const csvLinesOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')

function cellOf(text: string): string {
  const plain = text.replaceAll('\u00A0', ' ')
  const safe = /^\s*[=+\-@\t\r]/u.test(plain) ? `'${plain}` : plain
  return /[";\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
