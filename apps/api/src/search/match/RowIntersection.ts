import type { QueryClause, AnalysedQuery } from '@verstak/search-text/analysedQuery'
import { hasBit } from '../../catalogue-index/columns.ts'
import { lowerBound } from '../../catalogue-index/IndexView.ts'
import { findCodes } from './findCodes.ts'
import type { TextColumns } from '../build/TextData.ts'

/** A list this many times longer than the remaining rows is binary-searched for each of them instead of being scanned. */
export const BINARY_SEARCH_RATIO = 32

/** Rows as a list, ascending, and as bits. */
export interface RowSet {
  rows: Int32Array
  bits: Int32Array
}

/** Finds the rows that have every word of a query. Starts with the rarest word, so that little of the longer lists is read. */
export class RowIntersection {
  readonly #columns: TextColumns
  readonly #placeOf: (term: string) => number | undefined
  readonly #rows: Int32Array
  /** Bits of the rows with all words so far, with the next word, and two buffers for clauses of several terms. */
  #bits: Int32Array
  #next: Int32Array
  #found: Int32Array
  #other: Int32Array
  #set: RowSet | null = null

  constructor(columns: TextColumns, size: number, placeOf: (term: string) => number | undefined) {
    const bits = () => new Int32Array((size + 31) >>> 5)
    this.#columns = columns
    this.#placeOf = placeOf
    this.#rows = new Int32Array(size)
    this.#bits = bits()
    this.#next = bits()
    this.#found = bits()
    this.#other = bits()
  }

  /** Valid until the next call; null when no row has all words. */
  find({ clauses, words }: Pick<AnalysedQuery, 'clauses' | 'words'>): RowSet | null {
    const byWord = words
      .map((_, place) => clauses.filter(({ covers }) => (covers & (1 << place)) !== 0))
      .map((found) => ({ found, cost: found.reduce((sum, clause) => sum + this.#costOf(clause), 0) }))
      .sort((a, b) => a.cost - b.cost)
    if (byWord[0]?.cost === 0) return null
    this.#set = null
    for (const { found } of byWord) {
      for (const clause of found) this.#mark(clause)
      const rows: Int32Array = this.#set ? this.#intersect(this.#set) : this.#toRows()
      ;[this.#bits, this.#next] = [this.#next, this.#bits]
      this.#next.fill(0)
      this.#set = { bits: this.#bits, rows }
      if (rows.length === 0) return null
    }
    return this.#set
  }

  /** Sorts the rows of a query with one word. */
  sort({ rows, count }: { rows: Int32Array; count: number }): RowSet {
    const bits = this.#next
    for (let i = 0; i < count; i++) bits[rows[i]! >>> 5]! |= 1 << (rows[i]! & 31)
    const sorted = this.#toRows()
    for (let i = 0; i < count; i++) bits[rows[i]! >>> 5] = 0
    return { bits, rows: sorted }
  }

  /** The rows of `#next` as a list. */
  #toRows(): Int32Array {
    const [rows, bits] = [this.#rows, this.#next]
    let count = 0
    for (let i = 0; i < bits.length; i++) {
      for (let word = bits[i]!; word !== 0; word &= word - 1) rows[count++] = (i << 5) + 31 - Math.clz32(word & -word)
    }
    return rows.subarray(0, count)
  }

  /** Keeps the rows that also have the next word. */
  #intersect({ rows }: RowSet): Int32Array {
    const bits = this.#next
    let count = 0
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      if (hasBit(bits, row)) rows[count++] = row
    }
    return rows.subarray(0, count)
  }

  /** Upper bound of the rows to read. */
  #costOf({ terms, code }: QueryClause): number {
    if (code !== '') {
      const { from, to } = findCodes(this.#columns, code)
      return to - from
    }
    return Math.min(...terms.map((term) => this.#lengthOf(term)))
  }

  #lengthOf(term: string): number {
    const place = this.#placeOf(term)
    if (place === undefined) return 0
    const { names, attributes, attributeRows } = this.#columns
    let length = names.start[place + 1]! - names.start[place]!
    for (let i = attributes.start[place]!; i < attributes.start[place + 1]!; i++) {
      const attribute = attributes.items[i]! >> 4
      length += attributeRows.start[attribute + 1]! - attributeRows.start[attribute]!
    }
    return length
  }

  #mark({ terms, code }: QueryClause): void {
    if (code !== '') return this.#markCodes(code)
    const [first, ...others] = terms
    if (first === undefined) return
    if (others.length === 0) return this.#markTerm(first, this.#set?.bits ?? null, this.#next)
    this.#found.fill(0)
    this.#markTerm(first, this.#set?.bits ?? null, this.#found)
    for (const term of others) {
      this.#other.fill(0)
      this.#markTerm(term, this.#found, this.#other)
      ;[this.#found, this.#other] = [this.#other, this.#found]
    }
    unite(this.#next, this.#found)
  }

  #markCodes(code: string): void {
    const { codeRows } = this.#columns
    const within = this.#set?.bits
    const { from, to } = findCodes(this.#columns, code)
    for (let place = from; place < to; place++) {
      const row = codeRows[place]! >> 1
      if (!within || (within[row >>> 5]! >>> (row & 31)) & 1) this.#next[row >>> 5]! |= 1 << (row & 31)
    }
  }

  #markTerm(term: string, within: Int32Array | null, into: Int32Array): void {
    const place = this.#placeOf(term)
    if (place === undefined) return
    const { names, attributes, attributeRows } = this.#columns
    this.#markList(names.items, names.start[place]!, names.start[place + 1]!, 2, within, into)
    for (let i = attributes.start[place]!; i < attributes.start[place + 1]!; i++) {
      const { start, items } = attributeRows
      const attribute = attributes.items[i]! >> 4
      this.#markList(items, start[attribute]!, start[attribute + 1]!, 0, within, into)
    }
  }

  /** @param shift the row of an item is what is left after shifting by this many bits; rows ascend */
  #markList(items: Int32Array, from: number, to: number, shift: number, within: Int32Array | null, into: Int32Array) {
    if (!within) {
      for (let i = from; i < to; i++) {
        const row = items[i]! >> shift
        into[row >>> 5]! |= 1 << (row & 31)
      }
      return
    }
    const rows = this.#set?.rows
    if (rows && to - from > BINARY_SEARCH_RATIO * rows.length) {
      for (let i = 0, at = from; i < rows.length && at < to; i++) {
        const row = rows[i]!
        at = lowerBound(items, at, to, row << shift)
        if (at < to && items[at]! >> shift === row) into[row >>> 5]! |= within[row >>> 5]! & (1 << (row & 31))
      }
      return
    }
    for (let i = from; i < to; i++) {
      const row = items[i]! >> shift
      into[row >>> 5]! |= within[row >>> 5]! & (1 << (row & 31))
    }
  }
}

function unite(bits: Int32Array, others: Int32Array): void {
  for (let i = 0; i < others.length; i++) if (others[i] !== 0) bits[i]! |= others[i]!
}
