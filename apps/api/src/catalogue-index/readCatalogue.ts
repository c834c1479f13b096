import type { Client } from 'pg'
import { PRODUCTS, selectReferences } from './catalogueIndex.sql.ts'
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
export interface CatalogueRows {
  references: ReferenceTexts
  /** Units as in `Columns`; 0 for no brand and no old price. */
  products: Record<ProductField, Int32Array>
  createdAt: number[]
  /** Name, SKU and article of each product in turn. */
  texts: GrowingBytes
}

/** Reads the products, in a transaction that sees one moment. */
export async function readProducts(client: Client): Promise<CatalogueRows> {
  const references = await selectReferences(client)
  const fields = PRODUCT_FIELDS.map(() => new GrowingInts())
  const createdAt: number[] = []
  const texts = new GrowingBytes()
  await copyRows(client, PRODUCTS, (row) => {
    for (let field = 0; field < fields.length; field++) fields[field]!.push(row.int(field))
    createdAt.push(row.double(fields.length))
    for (let text = 1; text <= 3; text++) row.appendText(fields.length + text, texts)
  })
  const products = Object.fromEntries(PRODUCT_FIELDS.map((name, field) => [name, fields[field]!.list]))
  return { references, products: products as CatalogueRows['products'], createdAt, texts }
}
