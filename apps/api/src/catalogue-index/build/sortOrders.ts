import { SortField } from '@verstak/contracts/listing'
import { emptyOrder, type Columns, type SortOrder, type SortOrders } from '../columns.ts'
import { SortOrderPatcher, mergeRows } from '../update/SortOrderPatcher.ts'

const DIGIT_BITS = 11
const DIGITS = 1 << DIGIT_BITS

/** What rows are sorted by. */
export function keysOf(columns: Columns, sort: SortField): ArrayLike<number> {
  if (sort === 'price') return columns.price
  if (sort === 'discount') return columns.discount
  if (sort === 'rating') return columns.rating
  if (sort === 'novelty') return columns.createdAt
  return columns.popularity
}

/** Orders of the rows, given by id. */
export function makeSortOrders(columns: Columns, rowsById: Int32Array): SortOrders {
  const orders = SortField.options.map((sort) => [sort, makeSortOrder(keysOf(columns, sort), rowsById)] as const)
  return Object.fromEntries(orders) as SortOrders
}

export function makeSortOrder(keys: ArrayLike<number>, rowsById: Int32Array): SortOrder {
  return finishOrder(keys, sortByKey(rowsById, keys))
}

/**
 * Stable sort by digits; keys are whole numbers less than 2^32 apart, and may be negative. Much faster than comparing.
 * @returns the rows by `keys[row]`, ascending
 */
export function sortByKey(rows: Int32Array, keys: ArrayLike<number>): Int32Array<ArrayBuffer> {
  const size = rows.length
  let lowest = Infinity
  let highest = -Infinity
  let isSorted = true
  for (let i = 0, before = -Infinity; i < size; i++) {
    const key = keys[rows[i]!]!
    if (key < lowest) lowest = key
    if (key > highest) highest = key
    if (key < before) isSorted = false
    before = key
  }
  let from = new Int32Array(rows)
  if (isSorted) return from
  // Keys go along with their rows: to look them up by row each time misses the processor's caches.
  let fromKeys = new Uint32Array(size)
  for (let i = 0; i < size; i++) fromKeys[i] = keys[rows[i]!]! - lowest
  let to = new Int32Array(size)
  let toKeys = new Uint32Array(size)
  for (let shift = 0; shift < 32 && highest - lowest >= 2 ** shift; shift += DIGIT_BITS) {
    const starts = new Int32Array(DIGITS + 1)
    for (let i = 0; i < size; i++) starts[((fromKeys[i]! >>> shift) & (DIGITS - 1)) + 1]! += 1
    for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1]! += starts[digit]!
    for (let i = 0; i < size; i++) {
      const key = fromKeys[i]!
      const at = starts[(key >>> shift) & (DIGITS - 1)]!++
      to[at] = from[i]!
      toKeys[at] = key
    }
    ;[from, to] = [to, from]
    ;[fromKeys, toKeys] = [toKeys, fromKeys]
  }
  return from
}

/** Above this many changed rows a merge of all rows is cheaper than a search for the place of each. */
const MAX_PATCHED = 2_000

/**
 * The order after some rows changed their key or were added; the others stay in their places.
 * @param changed rows to be placed anew; those from the old order's length on are new ones
 * @param isChanged marks them
 * @param create gives an order of so many rows to be filled
 */
export function patchSortOrder(
  old: SortOrder,
  keys: ArrayLike<number>,
  ids: ArrayLike<number>,
  changed: readonly number[],
  isChanged: Uint8Array,
  create: (size: number) => SortOrder = emptyOrder,
): SortOrder {
  const compare = (a: number, b: number) => keys[a]! - keys[b]! || ids[a]! - ids[b]! || a - b
  const placed = changed.toSorted(compare)
  if (placed.length > MAX_PATCHED)
    return finishOrder(keys, mergeRows(old.rowByRank, placed, isChanged, compare), create)
  return new SortOrderPatcher(old, keys, isChanged, compare).apply(placed, create)
}

function finishOrder(keys: ArrayLike<number>, rows: Int32Array, create = emptyOrder): SortOrder {
  const order = create(rows.length)
  order.rowByRank.set(rows)
  let before = NaN
  const { rankByRow, groupStarts } = order
  for (let rank = 0; rank < rows.length; rank++) {
    const row = rows[rank]!
    const key = keys[row]!
    rankByRow[row] = rank
    if (key !== before) groupStarts[rank >>> 5]! |= 1 << (rank & 31)
    before = key
  }
  return order
}
