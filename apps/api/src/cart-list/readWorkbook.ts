import { readSheet } from 'read-excel-file/universal'
import { ListFailure } from './ListFailure.ts'
import { MAX_COLUMNS, type TableRow } from './readTextTable.ts'
import { readZipDirectory } from './zipDirectory.ts'

/** Bytes that a file may unpack to: its library unpacks all of it into memory. */
const MAX_UNPACKED = 50 * 1024 * 1024

/**
 * Rows of the first sheet of an XLSX file; of formulas the values that were stored with them. Empty rows are left out.
 * @throws ListFailure `too-large`, `password`, `macros`, `not-a-table`
 */
export async function readWorkbook(bytes: Buffer): Promise<TableRow[]> {
  refuseUnfit(bytes)
  const own = new Uint8Array(bytes)
  const rows = await readSheet(own.buffer).catch(() => {
    throw new ListFailure('not-a-table')
  })
  return rows
    .map((cells, index) => ({ row: index + 1, cells: cells.slice(0, MAX_COLUMNS).map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function refuseUnfit(bytes: Buffer): void {
  const entries = readZipDirectory(bytes)
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED) throw new ListFailure('too-large')
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new ListFailure('password')
  if (entries.some(({ name }) => /vbaProject\.bin$/iu.test(name))) throw new ListFailure('macros')
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  if (!types || !entries.some(({ name }) => name === 'xl/workbook.xml')) throw new ListFailure('not-a-table')
  if (Buffer.from(types.unpack()).includes('macroEnabled')) throw new ListFailure('macros')
  // The directory may lie about sizes; the library trusts it.
  for (const entry of entries) entry.unpack()
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).trim()
}
