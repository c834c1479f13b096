import type { ClientBase } from 'pg'
import { writeCsv } from './formats/writeCsv.ts'
import { writeWorkbook } from './formats/writeWorkbook.ts'
import { writeTable } from './writeTable.ts'
import { writeYml, type YmlExport } from './writeYml.ts'

export type ExportFormat = 'yml' | 'csv' | 'xlsx'

/** What the shop sells as a file, piece by piece. The caller begins a transaction that sees one moment. */
export function exportGoods(
  client: ClientBase,
  format: ExportFormat,
  options: YmlExport,
): AsyncGenerator<string | Uint8Array> {
  if (format === 'yml') return writeYml(client, options)
  const rows = writeTable(client)
  return format === 'csv' ? writeCsv(rows) : writeWorkbook(rows)
}
