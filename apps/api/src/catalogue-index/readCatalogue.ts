import type { Client } from 'pg'
import {
  beginReading,
  PRODUCT_VALUES,
  PRODUCTS,
  selectReferences,
  STOCK,
  type DatabaseMoment,
} from './catalogueIndex.sql.ts'
import { copyRows, GrowingBytes, GrowingInts } from './copyRows.ts'
import type { ReferenceTexts } from './catalogueState.ts'

/** Whole-numbered fields of a product, in the order in which `PRODUCTS` selects them. */
export const PRODUCT_FIELDS = [
  'id',
  'lft',
  'brandId',
  'price',
  'oldPrice',
  'rating',
  'reviews',
  'popularity',
  'isExpected',
  'multiplicity',
  'categoryId',
] as const
export type ProductField = (typeof PRODUCT_FIELDS)[number]

/** The catalogue as it came, product after product in any order. */
export interface CatalogueRows extends DatabaseMoment {
  references: ReferenceTexts
  /** Units as in `Columns`; 0 for no brand and no old price. */
  products: Record<ProductField, Int32Array>
  createdAt: number[]
  /** Name, SKU and article of each product in turn. */
  texts: GrowingBytes
  /** Pairs of product id and value id. */
  values: Int32Array
  /** Threes of product id, office id and pieces. */
  stock: Int32Array
}

/** Reads everything in one transaction. `client` is used for nothing else meanwhile. */
export async function readCatalogue(client: Client): Promise<CatalogueRows> {
  const moment = await beginReading(client)
  const references = await selectReferences(client)
  const fields = PRODUCT_FIELDS.map(() => new GrowingInts())
  const createdAt: number[] = []
  const texts = new GrowingBytes()
  await copyRows(client, PRODUCTS, (row) => {
    for (let field = 0; field < fields.length; field++) fields[field]!.push(row.int(field))
    createdAt.push(row.double(fields.length))
    for (let text = 1; text <= 3; text++) row.appendText(fields.length + text, texts)
  })
  const values = await readInts(client, PRODUCT_VALUES, 2)
  const stock = await readInts(client, STOCK, 3)
  await client.query('commit')
  const products = Object.fromEntries(PRODUCT_FIELDS.map((name, field) => [name, fields[field]!.list]))
  return { ...moment, references, products: products as CatalogueRows['products'], createdAt, texts, values, stock }
}

async function readInts(client: Client, select: string, width: number): Promise<Int32Array> {
  const list = new GrowingInts()
  await copyRows(client, select, (row) => {
    for (let field = 0; field < width; field++) list.push(row.int(field))
  })
  return list.list
}
