import { parse } from 'csv-parse/sync'

/** Cells of one row of a list. */
export interface TableRow {
  /** From 1. */
  row: number
  cells: string[]
}

/** Further ones cannot be code or quantity. */
export const MAX_COLUMNS = 30

const SAMPLE_LINES = 50

/** Rows of a text, by tabs, semicolons or commas, whichever it uses; a line without any is one cell. Empty rows are left out. */
export function readTextTable(text: string): TableRow[] {
  const delimiter = delimiterOf(text)
  try {
    return parseRows(text, delimiter, true)
  } catch {
    // Quotes stand for inches.
    return parseRows(text, delimiter, false)
  }
}

function parseRows(text: string, delimiter: string, hasQuotes: boolean): TableRow[] {
  const records = parse(text, {
    delimiter,
    quote: hasQuotes ? '"' : false,
    relax_quotes: true,
    relax_column_count: true,
    bom: true,
    info: true,
    max_record_size: 100_000,
  }) as unknown as { info: { lines: number }; record: string[] }[]
  return records
    .map(({ info, record }) => ({ row: info.lines, cells: record.slice(0, MAX_COLUMNS).map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** Commas also stand within numbers, so they separate only where nothing else does. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/u, SAMPLE_LINES).filter((line) => line.trim() !== '')
  const countOf = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
  return ['\t', ';', ','].find((delimiter) => countOf(delimiter) * 2 > lines.length) ?? '\t'
}
