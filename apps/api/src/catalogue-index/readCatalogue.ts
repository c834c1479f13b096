import type { Client } from 'pg'
import {
  beginReading,
  countPages,
  exportMoment,
  holdersOn,
  joinReading,
  pricesOn,
  PRODUCT_COLUMNS,
  productsOn,
  quantitiesOf,
  selectReferences,
  valuesOn,
  type DatabaseMoment,
  type PagedTable,
  type Pages,
} from './catalogueIndex.sql.ts'
import { GrowingBytes, GrowingInts, RowReader, type CopiedRow } from './copyRows.ts'
import type { ReferenceTexts } from './catalogueState.ts'

/** Whole-numbered fields of a product. */
type ProductField = 'id' | 'lft' | 'brandId' | 'reviews' | 'popularity' | 'multiplicity' | 'isExpected' | 'rating'

/** The catalogue as it came, product after product in any order. */
export interface CatalogueRows {
  references: ReferenceTexts
  /** Units as in `Columns`; 0 for no brand. */
  products: Record<ProductField, Int32Array>
  createdAt: number[]
  /** Name, SKU and article of each product in turn. */
  texts: GrowingBytes
}

/** What is read at once by one connection: 90,000 rows of a narrow table, a megabyte. */
const PAGES_AT_ONCE = 500

const FIELD = Object.fromEntries(PRODUCT_COLUMNS.map((name, field) => [name, field])) as Record<
  (typeof PRODUCT_COLUMNS)[number],
  number
>

/** Reads one moment of the catalogue over all connections at once, which do nothing else meanwhile. */
export class CatalogueReader {
  readonly #clients: readonly [Client, ...Client[]]
  readonly #readers: readonly [RowReader, ...RowReader[]]

  constructor(clients: readonly [Client, ...Client[]]) {
    const [first, ...others] = clients
    this.#clients = clients
    this.#readers = [new RowReader(first), ...others.map((client) => new RowReader(client))]
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
    const ints = () => new GrowingInts()
    const [id, lft, brandId, reviews, popularity, multiplicity] = [ints(), ints(), ints(), ints(), ints(), ints()]
    const [isExpected, rating] = [ints(), ints()]
    const wholes = [id, lft, brandId, reviews, popularity, multiplicity]
    const createdAt: number[] = []
    const texts = new GrowingBytes()
    await this.#readPages('product', productsOn, (row) => {
      for (let field = 0; field < wholes.length; field++) wholes[field]!.push(row.int(field))
      isExpected.push(row.has(FIELD.expected_at) ? 1 : 0)
      rating.push(Math.round(row.numeric(FIELD.rating) * 10))
      createdAt.push(row.seconds(FIELD.created_at))
      for (let field = FIELD.name; field <= FIELD.article; field++) row.appendText(field, texts)
    })
    return {
      references,
      products: {
        id: id.list,
        lft: lft.list,
        brandId: brandId.list,
        reviews: reviews.list,
        popularity: popularity.list,
        multiplicity: multiplicity.list,
        isExpected: isExpected.list,
        rating: rating.list,
      },
      createdAt,
      texts,
    }
  }

  /** Products with their retail prices: the id of one, its price, its old price or 0, many at once. */
  readPrices(visit: (triples: Int32Array) => void): Promise<void> {
    return this.#readNumbers('product_price', pricesOn, visit)
  }

  /** Which offices hold anything of which product: the id of one, then that of the other, many at once. */
  readHolders(visit: (pairs: Int32Array) => void): Promise<void> {
    return this.#readNumbers('stock', holdersOn, visit)
  }

  /** Products and values, in the same way. */
  readValues(visit: (pairs: Int32Array) => void): Promise<void> {
    return this.#readNumbers('product_value', valuesOn, visit)
  }

  async readQuantities(
    productIds: readonly number[],
    visit: (productId: number, officeId: number, quantity: number) => void,
  ): Promise<void> {
    if (productIds.length === 0) return
    await this.#readers[0].read(quantitiesOf(productIds), (row) => visit(row.int(0), row.int(1), row.int(2)))
  }

  #readNumbers(
    table: PagedTable,
    select: (pages: Pages) => string,
    visit: (numbers: Int32Array) => void,
  ): Promise<void> {
    return this.#readPages(table, select, (row) => visit(row.ints(0)))
  }

  /** Each connection takes the next pages as soon as it is free. */
  async #readPages(
    table: PagedTable,
    select: (pages: Pages) => string,
    visit: (row: CopiedRow) => void,
  ): Promise<void> {
    const pages = await countPages(this.#clients[0], table)
    let next = 0
    const readNext = async (reader: RowReader): Promise<void> => {
      while (next === 0 || next < pages) {
        const from = next
        next += PAGES_AT_ONCE
        await reader.read(select({ from, to: next < pages ? next : null }), visit)
      }
    }
    await Promise.all(this.#readers.map(readNext))
  }
}
