import type { ExportCell } from '../writeTable.ts'
import { guardFormula } from './formulaGuard.ts'

/** A table as spreadsheets of Russia open it: UTF-8 with its mark, semicolons, decimal commas. */
export async function* writeCsv(rows: AsyncIterable<readonly ExportCell[]>): AsyncGenerator<string> {
  let mark = '\uFEFF'
  for await (const cells of rows) {
    yield `${mark}${cells.map(cellOf).join(';')}\r\n`
    mark = ''
  }
}

function cellOf(cell: ExportCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = guardFormula(cell)
  return /[";\t\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
