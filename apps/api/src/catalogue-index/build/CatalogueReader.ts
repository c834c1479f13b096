import type { Client } from 'pg'
import {
  beginSnapshot,
  countPages,
  digestsOn,
  exportSnapshot,
  holdersOn,
  joinSnapshot,
  pricesOn,
  PRODUCT_COLUMNS,
  productsOn,
  quantitiesOf,
  selectReferences,
  selectStale,
  valuesOf,
  valuesOn,
  type DatabaseSnapshot,
  type PagedTable,
  type Pages,
} from '../sql/catalogueIndex.sql.ts'
import { GrowingBytes, GrowingInts, RowReader, type CopiedRow } from './copyRows.ts'
import type { ReferenceTexts } from '../catalogueState.ts'

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
/** Of more products than this it is quicker to read all tables than to look each one up. */
const MAX_STALE = 20_000
const PAIRS_AT_ONCE = 1 << 17

type VisitNumbers = (numbers: Int32Array) => void

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

  async begin(): Promise<DatabaseSnapshot> {
    const [first, ...others] = this.#clients
    const moment = await beginSnapshot(first)
    if (others.length === 0) return moment
    const exported = await exportSnapshot(first)
    await Promise.all(others.map((client) => joinSnapshot(client, exported)))
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
  readPrices(visit: VisitNumbers): Promise<void> {
    return this.#readNumbers('product_price', pricesOn, visit)
  }

  /**
   * Which offices hold anything of which product, and which values it has: the id of one, then that of the other, many at once.
   * @param mostStale products that are looked up one by one at most
   */
  async readHoldersAndValues(
    visitHolders: VisitNumbers,
    visitValues: VisitNumbers,
    mostStale = MAX_STALE,
  ): Promise<void> {
    const stale = await selectStale(this.#clients[0], mostStale)
    if (stale) return this.#readDigests(new Set(stale), new Pairs(visitHolders), new Pairs(visitValues))
    await this.#readNumbers('stock', holdersOn, visitHolders)
    await this.#readNumbers('product_value', valuesOn, visitValues)
  }

  async #readDigests(stale: ReadonlySet<number>, holders: Pairs, values: Pairs): Promise<void> {
    await this.#readPages('product_digest', digestsOn, (row) => {
      const id = row.int(0)
      if (stale.has(id)) return
      holders.add(id, row, 1)
      values.add(id, row, 2)
    })
    if (stale.size > 0) {
      const [reader] = this.#readers
      await reader.read(quantitiesOf([...stale]), (row) => holders.add(row.int(0), row, 1))
      await reader.read(valuesOf([...stale]), (row) => values.add(row.int(0), row, 1))
    }
    holders.flush()
    values.flush()
  }

  async readQuantities(
    productIds: readonly number[],
    visit: (productId: number, officeId: number, quantity: number) => void,
  ): Promise<void> {
    if (productIds.length === 0) return
    await this.#readers[0].read(quantitiesOf(productIds), (row) => visit(row.int(0), row.int(1), row.int(2)))
  }

  #readNumbers(table: PagedTable, select: (pages: Pages) => string, visit: VisitNumbers): Promise<void> {
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

/** Collects products with what they have. */
class Pairs {
  readonly #visit: VisitNumbers
  readonly #pairs = new GrowingInts()

  constructor(visit: VisitNumbers) {
    this.#visit = visit
  }

  /** @param field of one number or of many end to end */
  add(productId: number, row: CopiedRow, field: number): void {
    row.appendPairs(productId, field, this.#pairs)
    if (this.#pairs.length >= PAIRS_AT_ONCE) this.flush()
  }

  flush(): void {
    this.#visit(this.#pairs.list)
    this.#pairs.length = 0
  }
}
