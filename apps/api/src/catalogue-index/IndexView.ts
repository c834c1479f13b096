import { countBitsBetween, hasBit, type Columns, type SortOrders } from './columns.ts'
import type { Borders, References } from './catalogueState.ts'
import type { TextMatcher } from './TextMatcher.ts'

/** What a thread reads to answer queries. Numbers in the columns may change meanwhile; rows and orders change with a new view only. */
export interface IndexView {
  references: References
  columns: Columns
  orders: SortOrders
  /** Rows sorted by category. */
  mainSize: number
  /** All rows, the tail included. */
  size: number
  text: TextMatcher
  /** See `IndexData`. */
  changes: Int32Array
  orderVersion: number
  readerOrderVersion: Int32Array
}

/** A run of rows, from `from` to `to` − 1. Bits of a segment begin with the word `fromWord` of the columns' bits. */
export interface Segment {
  from: number
  to: number
  fromWord: number
  words: number
  isTail: boolean
}

/** Where rows of the category can be: its range, and the whole tail. */
export function segmentsOf({ columns, mainSize, size }: IndexView, borders: Borders | null): Segment[] {
  const from = borders ? firstRowFrom(columns.lft, mainSize, borders.lft) : 0
  const to = borders ? firstRowFrom(columns.lft, mainSize, borders.rgt) : mainSize
  return [segment(from, to, false), segment(mainSize, size, true)].filter((part) => part.to > part.from)
}

function segment(from: number, to: number, isTail: boolean): Segment {
  const fromWord = from >>> 5
  return { from, to, fromWord, words: to > from ? ((to - 1) >>> 5) - fromWord + 1 : 0, isTail }
}

/** Rows of a search lie in few places, because rows are sorted by category. */
const MAX_CLUSTERS = 32
const NARROWEST_GAP = 32

/** Smaller segments around the given ascending rows, so that the space between them costs nothing. */
export function clustersOf(segments: readonly Segment[], rows: Int32Array): Segment[] {
  for (let gap = NARROWEST_GAP; ; gap *= 4) {
    const clusters = segments.flatMap((part) => split(part, rows, gap))
    if (clusters.length <= MAX_CLUSTERS + segments.length) return clusters
  }
}

/** Rows with more words than `gap` between them belong to different clusters. */
function split({ from, to, isTail }: Segment, rows: Int32Array, gap: number): Segment[] {
  const clusters: Segment[] = []
  const end = lowerBound(rows, 0, rows.length, to)
  for (let i = lowerBound(rows, 0, end, from); i < end;) {
    const first = rows[i]!
    do i += 1
    while (i < end && rows[i]! - rows[i - 1]! <= gap << 5)
    clusters.push(segment(first, rows[i - 1]! + 1, isTail))
    if (clusters.length > 2 * MAX_CLUSTERS) break
  }
  return clusters
}

/** Products for sale within the borders, in whatever region; null = all. */
export function countAlive(view: IndexView, borders: Borders | null): number {
  const { alive, lft } = view.columns
  let count = 0
  for (const { from, to, isTail } of segmentsOf(view, borders)) {
    if (!isTail || !borders) count += countBitsBetween(alive, from, to)
    else for (let row = from; row < to; row++) if (hasBit(alive, row) && isWithin(lft[row]!, borders)) count += 1
  }
  return count
}

export const isWithin = (lft: number, borders: Borders): boolean => lft >= borders.lft && lft < borders.rgt

/** First of the main rows whose category begins at `border` or later. */
export function firstRowFrom(lft: Int32Array, mainSize: number, border: number): number {
  return lowerBound(lft, 0, mainSize, border)
}

/** First place from `low` to `high` of an ascending list that holds `wanted` or more. */
export function lowerBound(list: ArrayLike<number>, low: number, high: number, wanted: number): number {
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
