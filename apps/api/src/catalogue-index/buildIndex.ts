import type { Client } from 'pg'
import { createColumnsBuilder } from './buildColumns.ts'
import { beginReading, PRODUCT_VALUES, STOCK } from './catalogueIndex.sql.ts'
import { int32, type Columns } from './columns.ts'
import { copyRows } from './copyRows.ts'
import type { IndexData } from './IndexData.ts'
import { readProducts, type CatalogueRows } from './readCatalogue.ts'
import { parseReferences, type References } from './catalogueState.ts'
import { makeSortOrders } from './sortOrders.ts'
import type { TextData, TextSearch } from './TextMatcher.ts'

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
  onProgress(`${builder.places.length} products read`)
  await copyRows(client, STOCK, (row) => builder.addStock(row.int(0), row.int(1), row.int(2)))
  onProgress('stock read')
  await copyRows(client, PRODUCT_VALUES, (row) => builder.addValue(row.int(0), row.int(1)))
  await client.query('commit')
  builder.finish()
  onProgress('values read')
  const { columns, places } = builder
  const orders = makeSortOrders(columns, columns.rowsById)
  onProgress('sorted')
  const texts = [buildTexts(rows, references, columns, places, search)]
  onProgress('texts read')
  return {
    ...moment,
    token: null,
    references: rows.references,
    columns,
    orders,
    mainSize: places.length,
    size: places.length,
    texts,
    changes: int32(1),
  }
}

function buildTexts(
  rows: CatalogueRows,
  references: References,
  columns: Columns,
  places: Int32Array,
  search: TextSearch,
): TextData {
  const builder = search.createBuilder()
  const { rowValues, rowValuesStart } = columns
  const characteristics = references.values.map(characteristicOf)
  places.forEach((place, row) => {
    const values: string[] = []
    for (let i = rowValuesStart[row]!; i < rowValuesStart[row + 1]!; i++) values.push(characteristics[rowValues[i]!]!)
    builder.add({
      row,
      id: columns.id[row]!,
      name: rows.texts.text(3 * place),
      sku: rows.texts.text(3 * place + 1),
      article: rows.texts.text(3 * place + 2),
      brand: references.brandById.get(rows.products.brandId[place]!)?.name ?? '',
      category: references.categoryById.get(rows.products.categoryId[place]!)?.name ?? '',
      characteristics: values,
    })
  })
  return builder.finish()
}

/** «Мощность 500 Вт». */
export function characteristicOf({ name, property }: References['values'][number]): string {
  return `${property.name} ${name}${property.unit === null ? '' : ` ${property.unit}`}`
}
