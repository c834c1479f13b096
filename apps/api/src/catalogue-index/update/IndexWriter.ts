import { SortField } from '@verstak/contracts/listing'
import { createRowFinder, discountOf } from '../build/createColumnsBuilder.ts'
import { characteristicOf } from '../build/startTextBuild.ts'
import type { ProductDocument, ProductFigures } from '../sql/changes.sql.ts'
import { parseReferences, type References } from '../catalogueState.ts'
import { blockOf, hasBit, setBit, type Columns, type SortOrder, type SortOrders } from '../columns.ts'
import type { IndexData, IndexUpdate } from '../IndexData.ts'
import { HIGH_RATING_TENTHS } from '../facetValues.ts'
import { keysOf, patchSortOrder } from '../build/sortOrders.ts'
import { SortOrderPool } from './SortOrderPool.ts'
import type { TextDocument, TextSearch } from '../TextMatcher.ts'

/** Share of the spare rows after which the index should be built anew. */
const FULL = 0.5

/**
 * The only writer of an index. Prices, stock and other figures change in place, and readers see them at once. New and reworded
 * products get rows that readers see after the next `takeUpdate`; so it is with the sort orders.
 */
export class IndexWriter {
  readonly data: IndexData
  readonly #references: References
  readonly #search: TextSearch
  readonly #findMainRow: (id: number) => number
  /** Newest row of each product in the tail. */
  readonly #tailRows = new Map<number, number>()
  /** Rows to mark dead once their successors are visible, by successor. */
  readonly #replaced = new Map<number, number>()
  readonly #dirty = new Map<SortField, Set<number>>(SortField.options.map((sort) => [sort, new Set()]))
  /** Documents of the tail that came since the data were opened. */
  readonly #documents: TextDocument[] = []
  readonly #openedTexts: number
  readonly #orderPool: SortOrderPool
  readonly #isChanged: Uint8Array
  /** Rows in use, visible or not. */
  #size: number
  #isOverfull = false

  constructor(data: IndexData, search: TextSearch) {
    this.data = data
    this.#search = search
    this.#references = parseReferences(data.references)
    this.#findMainRow = createRowFinder(data.columns)
    this.#openedTexts = data.texts.length
    this.#orderPool = new SortOrderPool(data.columns.id.length)
    this.#isChanged = new Uint8Array(data.columns.id.length)
    this.#size = data.size
    for (let row = data.mainSize; row < data.size; row++) {
      if (hasBit(data.columns.alive, row)) this.#tailRows.set(data.columns.id[row]!, row)
    }
  }

  /** True when the spare rows run out. */
  get isRebuildNeeded(): boolean {
    const { mainSize, columns } = this.data
    return this.#isOverfull || this.#size - mainSize > (columns.id.length - mainSize) * FULL
  }

  get hasUpdate(): boolean {
    return this.#size > this.data.size || [...this.#dirty.values()].some((rows) => rows.size > 0)
  }

  /** Whether the product is in the index and for sale. */
  has(id: number): boolean {
    return this.#findRow(id) >= 0
  }

  /** @returns false when the index does not have the product, so its document is needed */
  changeFigures(figures: ProductFigures): boolean {
    const row = this.#findRow(figures.id)
    if (row < 0) return false
    const old = this.#replaced.get(row)
    const rows = old === undefined ? [row] : [row, old]
    this.#recordChange(rows.filter((one) => this.#writeFigures(one, figures)))
    return true
  }

  /** Puts a new product, or a new text of one, into the tail. */
  addDocument(document: ProductDocument): void {
    const { columns } = this.data
    const places = document.value_ids
      .map((id) => this.#references.valuePlaceById.get(id))
      .filter((place) => place !== undefined)
      .sort((a, b) => a - b)
    const row = this.#size
    const start = columns.rowValuesStart[row]!
    if (row >= columns.id.length || start + places.length > columns.rowValues.length) {
      this.#isOverfull = true
      this.changeFigures(document)
      return
    }
    const old = this.#findRow(document.id)
    places.forEach((place, i) => (columns.rowValues[start + i] = place))
    columns.rowValuesStart[row + 1] = start + places.length
    columns.id[row] = document.id
    columns.lft[row] = document.lft
    columns.brand[row] = (this.#references.brandPlaceById.get(document.brand_id) ?? -1) + 1
    columns.createdAt[row] = document.created_at
    this.#writeFigures(row, document)
    setAlive(columns, row, true)
    this.#size += 1
    this.#tailRows.set(document.id, row)
    this.#replace(old, row)
    this.#documents.push(this.#textOf(document, row))
  }

  /** The product is not for sale any more. */
  remove(id: number): void {
    const row = this.#findRow(id)
    if (row < 0) return
    const old = this.#replaced.get(row)
    setAlive(this.data.columns, row, false)
    if (old !== undefined) setAlive(this.data.columns, old, false)
    this.#replaced.delete(row)
    this.#recordChange(old === undefined ? [row] : [row, old])
  }

  /** What readers have to take over, and the rows that they have to mark dead at the same time. */
  takeUpdate(): IndexUpdate & { deadRows: number[] } {
    const { data } = this
    const added = Array.from({ length: this.#size - data.size }, (_, i) => data.size + i)
    const { orders, replaced } = this.#patchOrders(added)
    data.orders = orders
    data.size = this.#size
    if (added.length > 0 && this.#documents.length > 0) {
      const builder = this.#search.createBuilder()
      for (const document of this.#documents) builder.add(document)
      data.texts = [...data.texts.slice(0, this.#openedTexts), builder.finish()]
    }
    const deadRows = [...this.#replaced.values()]
    this.#replaced.clear()
    data.orderVersion = this.#recordChange([...added, ...deadRows])
    for (const order of replaced) this.#orderPool.release(order, data.orderVersion)
    return { orders, size: data.size, texts: data.texts, orderVersion: data.orderVersion, deadRows }
  }

  /** New orders, with the changed and the added rows in their places, and the orders that they replace. */
  #patchOrders(added: readonly number[]): { orders: SortOrders; replaced: SortOrder[] } {
    const { columns, readerOrderVersion } = this.data
    const isChanged = this.#isChanged
    const create = (size: number) => this.#orderPool.acquire(size, Atomics.load(readerOrderVersion, 0))
    const orders = { ...this.data.orders }
    const replaced: SortOrder[] = []
    for (const [sort, dirty] of this.#dirty) {
      for (const row of added) dirty.add(row)
      if (dirty.size === 0) continue
      for (const row of dirty) isChanged[row] = 1
      replaced.push(orders[sort])
      orders[sort] = patchSortOrder(orders[sort], keysOf(columns, sort), columns.id, [...dirty], isChanged, create)
      for (const row of dirty) isChanged[row] = 0
      dirty.clear()
    }
    return { orders, replaced }
  }

  /** For rows that no reader sees yet. */
  markDead(rows: readonly number[]): void {
    for (const row of rows) setAlive(this.data.columns, row, false)
  }

  /** −1 = none that is for sale. */
  #findRow(id: number): number {
    const row = this.#tailRows.get(id) ?? this.#findMainRow(id)
    return row >= 0 && hasBit(this.data.columns.alive, row) ? row : -1
  }

  #replace(old: number, row: number): void {
    if (old < 0) return
    if (old < this.data.size) {
      this.#replaced.set(row, old)
      return
    }
    // Nobody has seen that one yet.
    setAlive(this.data.columns, old, false)
    const visible = this.#replaced.get(old)
    this.#replaced.delete(old)
    if (visible !== undefined) this.#replaced.set(row, visible)
  }

  /** @returns true when they differ from before */
  #writeFigures(row: number, figures: ProductFigures): boolean {
    const { columns } = this.data
    let isChanged = false
    const write = (column: { [row: number]: number }, value: number, sort: SortField) => {
      if (column[row] === value) return
      isChanged = true
      if (row < this.data.size) this.#dirty.get(sort)!.add(row)
      column[row] = value
    }
    const mark = (words: Int32Array, place: number, isSet: boolean) => {
      if (hasBit(words, place) === isSet) return
      isChanged = true
      setBit(words, place, isSet)
    }
    write(columns.price, figures.price, 'price')
    write(columns.discount, discountOf(figures.old_price, figures.price), 'discount')
    write(columns.rating, figures.rating, 'rating')
    write(columns.popularity, figures.popularity, 'popularity')
    mark(columns.expected, row, figures.is_expected)
    mark(columns.reviewed, row, figures.reviews > 0)
    mark(columns.highlyRated, row, figures.rating >= HIGH_RATING_TENTHS)
    const words = columns.alive.length
    this.#references.regions.forEach(({ id }, place) => {
      mark(columns.stock, ((place * words) << 5) + row, figures.region_ids.includes(id))
    })
    return isChanged
  }

  #textOf(document: ProductDocument, row: number): TextDocument {
    const { brandById, categoryById, values, valuePlaceById } = this.#references
    return {
      row,
      id: document.id,
      name: document.name,
      sku: document.sku,
      article: document.article,
      brand: brandById.get(document.brand_id)?.name ?? '',
      category: categoryById.get(document.category_id)?.name ?? '',
      characteristics: document.value_ids.flatMap((id) => {
        const value = values[valuePlaceById.get(id) ?? -1]
        return value ? [characteristicOf(value)] : []
      }),
    }
  }

  /** @returns the number of the change */
  #recordChange(rows: readonly number[]): number {
    const { changes } = this.data
    const change = Atomics.add(changes, 0, 1) + 1
    for (const row of rows) Atomics.store(changes, 1 + blockOf(row), change)
    return change
  }
}

/** Atomic, because readers mark rows dead, too, and may write the same word. */
export function setAlive({ alive }: Pick<Columns, 'alive'>, row: number, isAlive: boolean): void {
  if (isAlive) Atomics.or(alive, row >>> 5, 1 << (row & 31))
  else Atomics.and(alive, row >>> 5, ~(1 << (row & 31)))
}
