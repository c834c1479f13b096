import type { SortField } from '@verstak/contracts/listing'

export type Bits = Int32Array<SharedArrayBuffer>
/** As narrow as the largest number allows. */
export type Numbers = Uint8Array<SharedArrayBuffer> | Uint16Array<SharedArrayBuffer> | Int32Array<SharedArrayBuffer>
export type Column = Numbers | Float64Array<SharedArrayBuffer>

/** One way to sort all rows, ascending; equal rows stand by id. Never changed while readers look: 8 MB per million products. */
export interface SortOrder {
  rowByRank: Int32Array<SharedArrayBuffer>
  rankByRow: Int32Array<SharedArrayBuffer>
  /** A bit at each rank whose key differs from that of the rank before. */
  groupStarts: Bits
}

export type SortOrders = Record<SortField, SortOrder>

/**
 * The catalogue as columns in shared memory: one thread writes, all others read without a copy. A product is a row.
 *
 * Rows 0 … mainSize − 1 are sorted by the left border of their category, so that a category with all below it is one range;
 * what came later follows in the order of arrival (the tail), up to `capacity`. A row that is replaced or withdrawn is only
 * marked dead. Single numbers change in place; everything else waits for the next build.
 *
 * Memory per million products, with 14 values each and 150 regions, an eighth of spare rows included: 30 MB of plain columns,
 * 36 MB of values by row, 55 MB of rows by value, 8 MB of rows by brand and by id, 21 MB of stock, 0.6 MB of other bits, 41 MB
 * of sort orders: 190 MB. The text search adds its own, but for 56 MB of rows by value and by brand (`dedupeRowLists`).
 */
export interface Columns {
  id: Int32Array<SharedArrayBuffer>
  /** Left border of the category. */
  lft: Int32Array<SharedArrayBuffer>
  /** Place of the brand + 1; 0 = no brand. */
  brand: Numbers
  /** Kopecks. */
  price: Int32Array<SharedArrayBuffer>
  /** Whole percents. */
  discount: Uint8Array<SharedArrayBuffer>
  /** Tenths. */
  rating: Uint8Array<SharedArrayBuffer>
  popularity: Int32Array<SharedArrayBuffer>
  /** Seconds since 1970. */
  createdAt: Float64Array<SharedArrayBuffer>
  /** For sale; all other bits count only together with this one. */
  alive: Bits
  /** More is expected. */
  expected: Bits
  reviewed: Bits
  highlyRated: Bits
  /** Region after region, in the order of `References.regions`: rows that it can sell now. */
  stock: Bits
  /** Values of row r stand in `rowValues` from `rowValuesStart[r]` to `rowValuesStart[r + 1]`, places ascending. */
  rowValues: Numbers
  rowValuesStart: Int32Array<SharedArrayBuffer>
  /** Main rows that have a value, ascending, value after value. */
  valueRows: Int32Array<SharedArrayBuffer>
  valueRowsStart: Int32Array<SharedArrayBuffer>
  /** The same by brand place. */
  brandRows: Int32Array<SharedArrayBuffer>
  brandRowsStart: Int32Array<SharedArrayBuffer>
  /** Main rows by id. */
  rowsById: Int32Array<SharedArrayBuffer>
}

export const bits = (count: number): Bits => int32((count + 31) >>> 5)
export const int32 = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4))
export const uint8 = (length: number) => new Uint8Array(new SharedArrayBuffer(length))
export const float64 = (length: number) => new Float64Array(new SharedArrayBuffer(length * 8))

export const emptyOrder = (size: number): SortOrder => ({
  rowByRank: int32(size),
  rankByRow: int32(size),
  groupStarts: bits(size),
})

/** A column for numbers from 0 to `max`. */
export function numbers(length: number, max: number): Numbers {
  if (max < 1 << 8) return uint8(length)
  if (max < 1 << 16) return new Uint16Array(new SharedArrayBuffer(length * 2))
  return int32(length)
}

/** Rows per block of the change counters, as a power of two. */
const BLOCK_BITS = 8

/** The block of a row in `IndexData.changes`. */
export const blockOf = (row: number): number => row >>> BLOCK_BITS

/** For `IndexData.changes` of so many rows. */
export const noChanges = (rows: number) => int32(blockOf(rows) + 2)

export const hasBit = (words: Int32Array, place: number): boolean => ((words[place >>> 5]! >>> (place & 31)) & 1) === 1

export function setBit(words: Int32Array, place: number, isSet: boolean): void {
  if (isSet) words[place >>> 5]! |= 1 << (place & 31)
  else words[place >>> 5]! &= ~(1 << (place & 31))
}

/** How many bits of a word are set. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countAll(words: Int32Array): number {
  let count = 0
  for (let i = 0; i < words.length; i++) count += countBits(words[i]!)
  return count
}

/** How many bits from `from` to `to` − 1 are set. */
export function countBitsBetween(words: Int32Array, from: number, to: number): number {
  if (from >= to) return 0
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const headMask = -1 << (from & 31)
  const tailMask = -1 >>> (31 - ((to - 1) & 31))
  if (first === last) return countBits(words[first]! & headMask & tailMask)
  let count = countBits(words[first]! & headMask) + countBits(words[last]! & tailMask)
  for (let i = first + 1; i < last; i++) count += countBits(words[i]!)
  return count
}
