import { hasBit } from '../../catalogue-index/columns.ts'
import { lowerBound } from '../../catalogue-index/IndexView.ts'
import { BINARY_SEARCH_RATIO, type RowSet } from './RowIntersection.ts'

/** Part of a list of ascending rows; the low bits of an item may hold more. */
export interface RowRange {
  items: Int32Array
  from: number
  to: number
}

/** Scores by row. Clearing is cheap: only rows that were set are reset. */
export class RowScores {
  readonly score: Uint8Array
  readonly rows: Int32Array
  count = 0

  constructor(size: number) {
    this.score = new Uint8Array(size)
    this.rows = new Int32Array(size)
  }

  /** Keeps the better score; `bonus` is added when the term stands in a second place. */
  raise(row: number, score: number, bonus: number): void {
    const known = this.score[row]!
    if (known === 0) {
      this.rows[this.count++] = row
      this.score[row] = score
    } else {
      this.score[row] = Math.max(known, score) + bonus
    }
  }

  /** Raises the rows; with `within`, only those in it. */
  raiseRows({ items, from, to }: RowRange, score: number, bonus: number, within: RowSet | null): void {
    if (within && to - from > BINARY_SEARCH_RATIO * within.rows.length) {
      for (let i = 0, at = from; i < within.rows.length && at < to; i++) {
        at = lowerBound(items, at, to, within.rows[i]!)
        if (at < to && items[at] === within.rows[i]) this.raise(items[at]!, score, bonus)
      }
      return
    }
    const bits = within?.bits
    for (let i = from; i < to; i++) if (!bits || hasBit(bits, items[i]!)) this.raise(items[i]!, score, bonus)
  }

  /** The same for items of row × 4 + place, scored by their place. */
  raisePlaces({ items, from, to }: RowRange, scores: readonly number[], within: RowSet | null): void {
    if (within && to - from > BINARY_SEARCH_RATIO * within.rows.length) {
      for (let i = 0, at = from; i < within.rows.length && at < to; i++) {
        const row = within.rows[i]!
        at = lowerBound(items, at, to, row << 2)
        if (at < to && items[at]! >> 2 === row) this.raise(row, scores[items[at]! & 3]!, 0)
      }
      return
    }
    const bits = within?.bits
    for (let i = from; i < to; i++) {
      const item = items[i]!
      if (!bits || hasBit(bits, item >> 2)) this.raise(item >> 2, scores[item & 3]!, 0)
    }
  }

  clear(): void {
    const { score, rows, count } = this
    for (let i = 0; i < count; i++) score[rows[i]!] = 0
    this.count = 0
  }
}
