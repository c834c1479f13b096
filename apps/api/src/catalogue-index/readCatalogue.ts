import type { Client } from 'pg'
import {
  beginReading,
  countPages,
  exportMoment,
  holdersOn,
  joinReading,
  productsBetween,
  quantitiesOf,
  selectIdRange,
  selectReferences,
  valuesOn,
  type DatabaseMoment,
  type Pages,
} from './catalogueIndex.sql.ts'
import { copyRows, GrowingBytes, GrowingInts, type CopiedRow } from './copyRows.ts'
import type { ReferenceTexts } from './catalogueState.ts'

/** Whole-numbered fields of a product, in the order in which `productsBetween` selects them. */
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

/** What is read at once by one connection: 90,000 rows of a narrow table, a megabyte. */
const PAGES_AT_ONCE = 500
const PRODUCT_PARTS = 8

interface Part {
  select: string
  visit(row: CopiedRow): void
}

/** Reads one moment of the catalogue over all connections at once, which do nothing else meanwhile. */
export class CatalogueReader {
  readonly #clients: readonly [Client, ...Client[]]

  constructor(clients: readonly [Client, ...Client[]]) {
    this.#clients = clients
  }

  async begin(): Promise<DatabaseMoment> {
    const [first, ...others] = this.#clients
    const moment = await beginReading(first)
    if (others.length === 0) return moment
    const exported = await exportMoment(first)
    await Promise.all(others.map((client) => joinReading(client, exported)))
    return moment
  }

  async end(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.query('commit')))
  }

  async readProducts(): Promise<CatalogueRows> {
    const references = await selectReferences(this.#clients[0])
    const fields = PRODUCT_FIELDS.map(() => new GrowingInts())
    const createdAt: number[] = []
    const texts = new GrowingBytes()
    const visit = (row: CopiedRow) => {
      for (let field = 0; field < fields.length; field++) fields[field]!.push(row.int(field))
      createdAt.push(row.double(fields.length))
      for (let text = 1; text <= 3; text++) row.appendText(fields.length + text, texts)
    }
    await readParts(
      this.#clients,
      (await this.#productParts()).map((select) => ({ select, visit })),
    )
    const products = Object.fromEntries(PRODUCT_FIELDS.map((name, field) => [name, fields[field]!.list]))
    return { references, products: products as CatalogueRows['products'], createdAt, texts }
  }

  /** Which offices hold anything of which product: the id of one, then that of the other, many at once. */
  readHolders(visit: (pairs: Int32Array) => void): Promise<void> {
    return this.#readPairs('stock', holdersOn, visit)
  }

  /** Products and values, in the same way. */
  readValues(visit: (pairs: Int32Array) => void): Promise<void> {
    return this.#readPairs('product_value', valuesOn, visit)
  }

  async readQuantities(
    productIds: readonly number[],
    visit: (productId: number, officeId: number, quantity: number) => void,
  ): Promise<void> {
    if (productIds.length === 0) return
    await copyRows(this.#clients[0], quantitiesOf(productIds), (row) => visit(row.int(0), row.int(1), row.int(2)))
  }

  async #productParts(): Promise<string[]> {
    const range = await selectIdRange(this.#clients[0])
    if (range === null) return []
    const parts = this.#clients.length === 1 ? 1 : PRODUCT_PARTS
    const step = Math.ceil((range.highest - range.lowest + 1) / parts)
    return Array.from({ length: parts }, (_, part) => {
      const lowest = range.lowest + part * step
      return productsBetween(lowest, Math.min(range.highest, lowest + step - 1))
    })
  }

  async #readPairs(
    table: 'stock' | 'product_value',
    select: (pages: Pages) => string,
    visit: (pairs: Int32Array) => void,
  ): Promise<void> {
    const pages = await countPages(this.#clients[0], table)
    const parts: Part[] = []
    for (let from = 0; from === 0 || from < pages; from += PAGES_AT_ONCE) {
      const to = from + PAGES_AT_ONCE
      parts.push({ select: select({ from, to: to < pages ? to : null }), visit: (row) => visit(row.longs(0)) })
    }
    await readParts(this.#clients, parts)
  }
}

/** Each connection takes the next part as soon as it is free. */
async function readParts(clients: readonly Client[], parts: readonly Part[]): Promise<void> {
  const left = [...parts].reverse()
  const readNext = async (client: Client): Promise<void> => {
    for (let part = left.pop(); part; part = left.pop()) await copyRows(client, part.select, part.visit)
  }
  await Promise.all(clients.map(readNext))
}
