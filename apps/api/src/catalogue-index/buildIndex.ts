import type { Client } from 'pg'
import { createColumnsBuilder } from './buildColumns.ts'
import { beginReading, PRODUCT_VALUES, STOCK } from './catalogueIndex.sql.ts'
import { noChanges, type Columns } from './columns.ts'
import { copyRows } from './copyRows.ts'
import type { IndexData } from './IndexData.ts'
import { beginTexts } from './buildTexts.ts'
import { readProducts } from './readCatalogue.ts'
import { parseReferences } from './catalogueState.ts'
import { makeSortOrders } from './sortOrders.ts'
import type { TextSearch } from './TextMatcher.ts'

/** Reads the catalogue in one transaction of `client`, which does nothing else meanwhile, and builds the index. */
export async function buildIndex(
  client: Client,
  search: TextSearch,
  onProgress: (text: string) => void = () => {},
): Promise<IndexData> {
  const moment = await beginReading(client)
  const rows = await readProducts(client)
  const references = parseReferences(rows.references)
  const builder = createColumnsBuilder(rows, references)
  const { columns, places } = builder
  onProgress(`${places.length} products read`)
  const texts = beginTexts(search, { texts: rows.texts.shared, places, ids: columns.id })
  await copyRows(client, STOCK, (row) => builder.addStock(row.int(0), row.int(1), row.int(2)))
  onProgress('stock read')
  await copyRows(client, PRODUCT_VALUES, (row) => builder.addValue(row.int(0), row.int(1)))
  await client.query('commit')
  builder.finish()
  onProgress('values read')
  const orders = makeSortOrders(columns, columns.rowsById)
  onProgress('sorted')
  const text = await texts.finish({ references: rows.references, columns: textColumnsOf(columns) })
  onProgress('texts read')
  return {
    ...moment,
    token: null,
    references: rows.references,
    columns,
    orders,
    mainSize: places.length,
    size: places.length,
    texts: [text],
    changes: noChanges(columns.id.length),
    settled: 0,
  }
}

/** Only what the texts need, for it may go to another thread. */
function textColumnsOf({ lft, brandRows, brandRowsStart, valueRows, valueRowsStart }: Columns) {
  return { lft, brandRows, brandRowsStart, valueRows, valueRowsStart }
}
