import { discountPercent } from '@verstak/money'
import { bits, float64, int32, numbers, setBit, uint8, type Columns } from '../columns.ts'
import type { References } from '../catalogueState.ts'
import { GrowingInts } from './copyRows.ts'
import type { CatalogueRows } from './CatalogueReader.ts'
import { HIGH_RATING_TENTHS } from '../facetValues.ts'
import { sortByKey } from './sortOrders.ts'

/** Rows for products that come between two builds. */
export const spareRowsFor = (size: number): number => 2_048 + (size >>> 3)
/** Values that such products may bring. */
const SPARE_VALUES_PER_ROW = 16

/** Columns in the making: products first, then their prices, stock and values row by row. */
export interface ColumnsBuilder {
  columns: Columns
  /** By row, the product's place among the read ones. */
  places: Int32Array
  /** Product, price and old price in turn. A product without one is not for sale. */
  addPrices(triples: Int32Array): void
  /** Product and office in turn: the office has some of it. Nothing is done about products that are sold by several. */
  addHolders(pairs: Int32Array): void
  /** Ids of products that are sold by several. */
  soldBySeveral: number[]
  /** How much an office has of one that is. */
  addQuantity(productId: number, officeId: number, quantity: number): void
  /** Product and value in turn. */
  addValues(pairs: Int32Array): void
  /** Makes the lists of values and rows. */
  finish(): void
}

/** Begins with what was read of the products. */
export function createColumnsBuilder({ products, createdAt }: CatalogueRows, references: References): ColumnsBuilder {
  const size = products.id.length
  const capacity = size + spareRowsFor(size)
  const byId = sortByKey(countUp(size), products.id)
  // Stable, so those of a category stay sorted by id.
  const places = sortByKey(byId, products.lft)
  const columns = emptyColumns(capacity, references)
  places.forEach((place, row) => {
    columns.id[row] = products.id[place]!
    columns.lft[row] = products.lft[place]!
    columns.brand[row] = (references.brandPlaceById.get(products.brandId[place]!) ?? -1) + 1
    columns.rating[row] = products.rating[place]!
    columns.popularity[row] = products.popularity[place]!
    columns.createdAt[row] = createdAt[place]!
    setBit(columns.expected, row, products.isExpected[place] === 1)
    setBit(columns.reviewed, row, products.reviews[place]! > 0)
    setBit(columns.highlyRated, row, products.rating[place]! >= HIGH_RATING_TENTHS)
  })
  columns.rowsById = int32(size)
  const rowByPlace = invert(places)
  for (let i = 0; i < size; i++) columns.rowsById[i] = rowByPlace[byId[i]!]!
  Object.assign(columns, brandRowsOf(columns, references.brands.length, size))
  const rowOf = createRowFinder(columns)
  const sharedPlaces = int32(size)
  sharedPlaces.set(places)
  const multiplicity = products.multiplicity
  const soldBySeveral = new Map<number, number>()
  for (let row = 0; row < size; row++) {
    if (multiplicity[places[row]!]! > 1) soldBySeveral.set(row, multiplicity[places[row]!]!)
  }
  const values = createValueLists(columns, references, rowOf, size)
  return {
    columns,
    places: sharedPlaces,
    addPrices(triples) {
      for (let i = 0; i < triples.length; i += 3) {
        const row = rowOf(triples[i]!)
        if (row < 0) continue
        const price = triples[i + 1]!
        columns.price[row] = price
        columns.discount[row] = discountOf(triples[i + 2]!, price)
        setBit(columns.alive, row, true)
      }
    },
    ...createStockFiller(columns, references, rowOf, soldBySeveral),
    addValues: values.add,
    finish: values.finish,
  }
}

/** Whole percents; `oldPrice` 0 = none. */
export const discountOf = (oldPrice: number, price: number): number =>
  oldPrice === 0 ? 0 : discountPercent(oldPrice, price)

/** Everything empty, for `capacity` rows; lists of rows and values have still to be made. */
function emptyColumns(capacity: number, { brands, regions }: References): Columns {
  return {
    id: int32(capacity),
    lft: int32(capacity),
    brand: numbers(capacity, brands.length),
    price: int32(capacity),
    discount: uint8(capacity),
    rating: uint8(capacity),
    popularity: int32(capacity),
    createdAt: float64(capacity),
    alive: bits(capacity),
    expected: bits(capacity),
    reviewed: bits(capacity),
    highlyRated: bits(capacity),
    stock: int32(regions.length * bits(capacity).length),
    rowValues: uint8(0),
    rowValuesStart: int32(capacity + 1),
    valueRows: int32(0),
    valueRowsStart: int32(0),
    brandRows: int32(0),
    brandRowsStart: int32(0),
    rowsById: int32(0),
  }
}

/** 0, 1, 2 … */
function countUp(size: number): Int32Array {
  const numbers = new Int32Array(size)
  for (let i = 0; i < size; i++) numbers[i] = i
  return numbers
}

function invert(places: Int32Array): Int32Array {
  const rows = new Int32Array(places.length)
  for (let row = 0; row < places.length; row++) rows[places[row]!] = row
  return rows
}

/** Finds main rows by id; remembers the last one, because rows of one product come together. −1 = none. */
export function createRowFinder({ id, rowsById }: Columns): (productId: number) => number {
  let lastId = NaN
  let lastRow = -1
  return (productId) => {
    if (productId === lastId) return lastRow
    let low = 0
    let high = rowsById.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (id[rowsById[middle]!]! < productId) low = middle + 1
      else high = middle
    }
    lastId = productId
    lastRow = low < rowsById.length && id[rowsById[low]!] === productId ? rowsById[low]! : -1
    return lastRow
  }
}

/**
 * A region can sell what its offices together hold at least one step of the multiplicity of.
 * @param soldBySeveral multiplicities above 1, by row
 */
function createStockFiller(
  { stock, alive, id }: Columns,
  { regions }: References,
  rowOf: (id: number) => number,
  soldBySeveral: ReadonlyMap<number, number>,
): Pick<ColumnsBuilder, 'addHolders' | 'soldBySeveral' | 'addQuantity'> {
  const regionOf = createLookup(regions.flatMap(({ office_ids }, place) => office_ids.map((id) => [id, place])))
  const isSoldBySeveral = new Uint8Array(id.length)
  for (const row of soldBySeveral.keys()) isSoldBySeveral[row] = 1
  const sums = new Map<number, number>()
  const setStock = (row: number, region: number) => {
    stock[region * alive.length + (row >>> 5)]! |= 1 << (row & 31)
  }
  return {
    soldBySeveral: Array.from(soldBySeveral.keys(), (row) => id[row]!),
    addHolders(pairs) {
      for (let i = 0; i < pairs.length; i += 2) {
        const row = rowOf(pairs[i]!)
        const region = regionOf(pairs[i + 1]!)
        if (row >= 0 && region >= 0 && isSoldBySeveral[row] === 0) setStock(row, region)
      }
    },
    addQuantity(productId, officeId, quantity) {
      const row = rowOf(productId)
      const region = regionOf(officeId)
      if (row < 0 || region < 0) return
      const key = row * regions.length + region
      const sum = quantity + (sums.get(key) ?? 0)
      sums.set(key, sum)
      if (sum >= soldBySeveral.get(row)!) setStock(row, region)
    },
  }
}

/** Ids above this are looked up in a map. */
const MAX_LISTED = 1 << 22

/** Finds places by id, millions of times. −1 = none. */
function createLookup(entries: Iterable<readonly [id: number, place: number]>): (id: number) => number {
  const placeById = new Map(entries)
  let highest = 0
  for (const id of placeById.keys()) highest = Math.max(highest, id)
  if (highest > MAX_LISTED) return (id) => placeById.get(id) ?? -1
  const places = new Int32Array(highest + 1).fill(-1)
  for (const [id, place] of placeById) places[id] = place
  return (id) => (id <= highest ? places[id]! : -1)
}

function createValueLists(
  columns: Columns,
  { values, valuePlaceById }: References,
  rowOf: (id: number) => number,
  size: number,
): { add: ColumnsBuilder['addValues']; finish(): void } {
  const { rowValuesStart } = columns
  const placeOf = createLookup(valuePlaceById)
  const rows = new GrowingInts()
  const places = new GrowingInts()
  return {
    add(pairs) {
      for (let i = 0; i < pairs.length; i += 2) {
        const row = rowOf(pairs[i]!)
        const place = placeOf(pairs[i + 1]!)
        if (row < 0 || place < 0) continue
        rows.push(row)
        places.push(place)
        rowValuesStart[row + 1]! += 1
      }
    },
    finish() {
      for (let row = 0; row < size; row++) rowValuesStart[row + 1]! += rowValuesStart[row]!
      columns.rowValues = numbers(rows.length + spareRowsFor(size) * SPARE_VALUES_PER_ROW, values.length)
      fillRowValues(columns, rows.list, places.list)
      Object.assign(columns, valueRowsOf(columns, values.length, size))
    },
  }
}

/** Places of each row, ascending: a few, mostly in order already. */
function fillRowValues({ rowValues, rowValuesStart }: Columns, rows: Int32Array, places: Int32Array): void {
  const next = Int32Array.from(rowValuesStart)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const place = places[i]!
    let at = next[row]!++
    for (const start = rowValuesStart[row]!; at > start && rowValues[at - 1]! > place; at--) {
      rowValues[at] = rowValues[at - 1]!
    }
    rowValues[at] = place
  }
}

/** Row after row, so those of a value come out ascending. */
function valueRowsOf({ rowValues, rowValuesStart }: Columns, valueCount: number, size: number) {
  const valueRowsStart = int32(valueCount + 1)
  const end = rowValuesStart[size]!
  for (let i = 0; i < end; i++) valueRowsStart[rowValues[i]! + 1]! += 1
  for (let place = 0; place < valueCount; place++) valueRowsStart[place + 1]! += valueRowsStart[place]!
  const next = Int32Array.from(valueRowsStart)
  const valueRows = int32(end)
  for (let row = 0; row < size; row++) {
    for (let i = rowValuesStart[row]!; i < rowValuesStart[row + 1]!; i++) valueRows[next[rowValues[i]!]!++] = row
  }
  return { valueRows, valueRowsStart }
}

/** `list[i]` of each group `groups[i]`, group after group. */
function groupBy(groups: ArrayLike<number>, list: Int32Array, groupCount: number) {
  const starts = int32(groupCount + 1)
  for (let i = 0; i < groups.length; i++) starts[groups[i]! + 1]! += 1
  for (let group = 0; group < groupCount; group++) starts[group + 1]! += starts[group]!
  const next = Int32Array.from(starts)
  const grouped = int32(groups.length)
  for (let i = 0; i < groups.length; i++) grouped[next[groups[i]!]!++] = list[i]!
  return { starts, list: grouped }
}

function brandRowsOf({ brand }: Columns, brandCount: number, size: number) {
  const branded = countUp(size).filter((row) => brand[row] !== 0)
  const { starts, list } = groupBy(
    branded.map((row) => brand[row]! - 1),
    branded,
    brandCount,
  )
  return { brandRows: list, brandRowsStart: starts }
}
