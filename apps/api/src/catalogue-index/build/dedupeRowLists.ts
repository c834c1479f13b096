import type { Column, Columns } from '../columns.ts'
import type { TextData } from '../TextMatcher.ts'

/** The text search has rows by brand and by value too, 13 million for a million products: one copy serves both. */
export function dedupeRowLists(columns: Columns, text: TextData): void {
  for (const name of ['brandRows', 'valueRows'] as const) {
    const shared = Object.values(text.columns).map((column) => findIn(column, columns[name]))
    columns[name] = shared.find((list) => list !== null) ?? columns[name]
  }
}

/** The list as the beginning or the end of the column; null when it is neither. */
function findIn(column: Column, list: Int32Array): Int32Array<SharedArrayBuffer> | null {
  if (!(column instanceof Int32Array) || list.length === 0 || column.length < list.length) return null
  for (const from of [0, column.length - list.length]) {
    if (isAt(column, from, list)) return column.subarray(from, from + list.length)
  }
  return null
}

function isAt(column: Int32Array, from: number, list: Int32Array): boolean {
  for (let i = 0; i < list.length; i++) if (column[from + i] !== list[i]) return false
  return true
}
