import type { Client } from 'pg'
import { createColumnsBuilder } from './createColumnsBuilder.ts'
import type { Columns } from '../columns.ts'
import { noChangesYet, type IndexData } from '../IndexData.ts'
import { startTextBuild } from './startTextBuild.ts'
import { CatalogueReader } from './CatalogueReader.ts'
import { parseReferences } from '../catalogueState.ts'
import { dedupeRowLists } from './dedupeRowLists.ts'
import { makeSortOrders } from './sortOrders.ts'
import type { TextSearch } from '../TextMatcher.ts'

/** Reads one moment of the catalogue over all `clients` at once, which do nothing else meanwhile, and builds the index. */
export async function buildIndex(
  clients: readonly [Client, ...Client[]],
  search: TextSearch,
  onProgress: (text: string) => void = () => {},
): Promise<IndexData> {
  const reader = new CatalogueReader(clients)
  const moment = await reader.begin()
  const rows = await reader.readProducts()
  const references = parseReferences(rows.references)
  const builder = createColumnsBuilder(rows, references)
  const { columns, places } = builder
  onProgress(`${places.length} products read`)
  const texts = startTextBuild(search, { texts: rows.texts.shared, places })
  await reader.readPrices(builder.addPrices)
  await reader.readHoldersAndValues(builder.addHolders, builder.addValues)
  await reader.readQuantities(builder.soldBySeveral, builder.addQuantity)
  await reader.end()
  builder.finish()
  onProgress('stock and values read')
  const finished = texts.finish({ references: rows.references, columns: textColumnsOf(columns) })
  const orders = makeSortOrders(columns, columns.rowsById)
  onProgress('sorted')
  const text = await finished
  dedupeRowLists(columns, text)
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
    ...noChangesYet(columns.id.length),
  }
}

/** Only what the texts need, for it may go to another thread. */
function textColumnsOf({ lft, brandRows, brandRowsStart, valueRows, valueRowsStart }: Columns) {
  return { lft, brandRows, brandRowsStart, valueRows, valueRowsStart }
}
