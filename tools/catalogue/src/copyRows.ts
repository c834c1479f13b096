/** A value of a row: arrays become PostgreSQL arrays of text, dates come as ISO text. */
export type Cell = string | number | boolean | null | readonly string[]

/** Rows of one table, ready for `COPY … FROM STDIN`. */
export interface CopyChunk {
  table: string
  columns: readonly string[]
  /** Lines of COPY's text format. */
  lines: string[]
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** One line of COPY's text format. */
export function copyLine(cells: readonly Cell[]): string {
  return `${cells.map(copyCell).join('\t')}\n`
}

function copyCell(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (typeof cell === 'string') return escape(cell)
  return escape(`{${cell.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`)
}

const escape = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (letter) => ESCAPES[letter] ?? letter)
