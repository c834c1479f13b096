import { hasBit, setBit, type SortOrder } from '../columns.ts'

type Compare = (a: number, b: number) => number

/** Merges the changed rows into the unchanged ones, in one pass over all. */
export function mergeRows(
  rowByRank: Int32Array,
  placed: readonly number[],
  isChanged: Uint8Array,
  compare: Compare,
): Int32Array {
  const rows = new Int32Array(sizeAfter(rowByRank.length, placed))
  let next = 0
  let rank = 0
  for (const row of rowByRank) {
    if (isChanged[row] === 1) continue
    while (next < placed.length && compare(placed[next]!, row) < 0) rows[rank++] = placed[next++]!
    rows[rank++] = row
  }
  while (next < placed.length) rows[rank++] = placed[next++]!
  return rows
}

/** Rows from the old size on are new. */
const sizeAfter = (size: number, placed: readonly number[]) => size + placed.filter((row) => row >= size).length

/**
 * Makes a new order from an old one in which a few rows changed. The runs between them stay or move by some ranks as a whole, so
 * most of a million rows are copied as bytes. It must be quick: prices that change meanwhile wait for it.
 */
export class SortOrderPatcher {
  readonly #old: SortOrder
  readonly #keys: ArrayLike<number>
  readonly #isChanged: Uint8Array
  readonly #compare: Compare
  /** The next rank of the old order, and of the new one. */
  #from = 0
  #rank = 0
  /** New ranks whose row has another predecessor than before. */
  readonly #seams: number[] = []

  constructor(old: SortOrder, keys: ArrayLike<number>, isChanged: Uint8Array, compare: Compare) {
    this.#old = old
    this.#keys = keys
    this.#isChanged = isChanged
    this.#compare = compare
  }

  /**
   * @param placed all changed rows, sorted
   * @param create gives an order of so many rows to be filled
   */
  apply(placed: readonly number[], create: (size: number) => SortOrder): SortOrder {
    const { rowByRank, rankByRow, groupStarts } = this.#old
    const size = rowByRank.length
    const order = create(sizeAfter(size, placed))
    order.rowByRank.set(rowByRank)
    order.rankByRow.set(rankByRow)
    order.groupStarts.set(groupStarts)
    const gone = placed.filter((row) => row < size).map((row) => rankByRow[row]!)
    gone.sort((a, b) => b - a)
    for (const row of placed) {
      this.#copyUpTo(order, this.#placeOf(row), gone)
      this.#seams.push(this.#rank)
      order.rowByRank[this.#rank] = row
      order.rankByRow[row] = this.#rank++
    }
    this.#copyUpTo(order, size, gone)
    for (const rank of this.#seams) if (rank < order.rowByRank.length) this.#markGroup(order, rank)
    return order
  }

  /** The old rank before which the row belongs: whatever did not change before it is less. */
  #placeOf(row: number): number {
    const { rowByRank } = this.#old
    let low = this.#from
    let high = rowByRank.length
    while (low < high) {
      const middle = (low + high) >>> 1
      let probe = middle
      while (probe < high && this.#isChanged[rowByRank[probe]!] === 1) probe += 1
      if (probe === high || this.#compare(row, rowByRank[probe]!) < 0) high = middle
      else low = probe + 1
    }
    return low
  }

  /** @param gone old ranks of what is placed anew, the last one next */
  #copyUpTo(order: SortOrder, end: number, gone: number[]): void {
    while (this.#from < end) {
      const to = Math.min(end, gone.at(-1) ?? end)
      this.#copyRun(order, to)
      if (to === gone.at(-1)) {
        gone.pop()
        this.#from += 1
      }
    }
  }

  #copyRun({ rowByRank, rankByRow, groupStarts }: SortOrder, to: number): void {
    const [from, first] = [this.#from, this.#rank]
    this.#seams.push(first)
    this.#from = to
    this.#rank += to - from
    if (from === first) return
    const moved = this.#old.rowByRank.subarray(from, to)
    rowByRank.set(moved, first)
    for (let i = 0; i < moved.length; i++) {
      rankByRow[moved[i]!] = first + i
      setBit(groupStarts, first + i, hasBit(this.#old.groupStarts, from + i))
    }
  }

  #markGroup({ rowByRank, groupStarts }: SortOrder, rank: number): void {
    const isFirst = rank === 0 || this.#keys[rowByRank[rank]!] !== this.#keys[rowByRank[rank - 1]!]
    setBit(groupStarts, rank, isFirst)
  }
}
