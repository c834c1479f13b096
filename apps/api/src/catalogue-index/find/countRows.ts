import { countAll } from '../columns.ts'
import { lowerBound, type IndexView, type Segment } from '../IndexView.ts'
import type { RowFilter } from './rowFilters.ts'

/** Counts by place. */
export interface RowCounts {
  values: Int32Array
  /** By place + 1. */
  brands: Int32Array
  /** Kopecks. */
  lowest: number
  highest: number
}

export const createRowCounts = ({ references }: Pick<IndexView, 'references'>): RowCounts => ({
  values: new Int32Array(references.values.length),
  brands: new Int32Array(references.brands.length + 1),
  lowest: Infinity,
  highest: -Infinity,
})

/** What is counted of a row. */
interface Counted {
  areBrands: boolean
  arePrices: boolean
  /** Places of the values, from the first to the one before the end. */
  firstValue: number
  endValue: number
  /** −1 = to be taken off, which prices cannot be. */
  sign: 1 | -1
}

const EVERYTHING: Counted = { areBrands: true, arePrices: true, firstValue: 0, endValue: Infinity, sign: 1 }

/** Counts the rows for every facet. */
export function addRows(view: IndexView, counts: RowCounts, segment: Segment, rows: Int32Array): void {
  countInto(view, counts, segment, rows, EVERYTHING)
}

/** Takes off rows that were counted, but for their prices. */
export function subtractRows(view: IndexView, counts: RowCounts, segment: Segment, rows: Int32Array): void {
  countInto(view, counts, segment, rows, { ...EVERYTHING, arePrices: false, sign: -1 })
}

/** Only the facet of the filter itself. */
function countedFor({ references: { valueStarts } }: IndexView, filter: RowFilter): Counted {
  const place = filter.kind === 'values' ? filter.propertyPlace : -1
  return {
    areBrands: filter.kind === 'brand',
    arePrices: filter.kind === 'price',
    firstValue: valueStarts[place] ?? 0,
    endValue: valueStarts[place + 1] ?? 0,
    sign: 1,
  }
}

/** A row costs as much as this many entries of the lists of rows by value. */
const ENTRIES_PER_ROW = 12

/** Rows that only this filter rejects, counted for its facet: from the rows, or from the lists of its values if these are short. */
export function addNearMisses(
  view: IndexView,
  counts: RowCounts,
  segment: Segment,
  rows: Int32Array,
  filter: RowFilter,
): void {
  const counted = countedFor(view, filter)
  const { valueRowsStart } = view.columns
  const entries = valueRowsStart[counted.endValue]! - valueRowsStart[counted.firstValue]!
  const isByValue = filter.kind === 'values' && !segment.isTail && entries < ENTRIES_PER_ROW * countAll(rows)
  if (isByValue) addByValue(view, counts, segment, rows, counted)
  else countInto(view, counts, segment, rows, counted)
}

function addByValue(
  view: IndexView,
  { values }: RowCounts,
  segment: Segment,
  rows: Int32Array,
  counted: Counted,
): void {
  const { valueRows, valueRowsStart } = view.columns
  const { from, to, fromWord } = segment
  for (let value = counted.firstValue; value < counted.endValue; value++) {
    const end = valueRowsStart[value + 1]!
    let count = 0
    for (let at = lowerBound(valueRows, valueRowsStart[value]!, end, from); at < end; at++) {
      const row = valueRows[at]!
      if (row >= to) break
      count += (rows[(row >>> 5) - fromWord]! >>> (row & 31)) & 1
    }
    values[value]! += count
  }
}

/** The innermost loop of every listing: without calls, and without an object for any row. */
function countInto(
  view: IndexView,
  counts: RowCounts,
  { fromWord }: Segment,
  rows: Int32Array,
  counted: Counted,
): void {
  const { brand, price, rowValues, rowValuesStart } = view.columns
  const { brands, values } = counts
  const { areBrands, arePrices, firstValue, endValue, sign } = counted
  const areValues = endValue > firstValue
  let { lowest, highest } = counts
  for (let i = 0; i < rows.length; i++) {
    for (let word = rows[i]!; word !== 0; word &= word - 1) {
      const row = ((fromWord + i) << 5) + 31 - Math.clz32(word & -word)
      if (areBrands) brands[brand[row]!]! += sign
      if (arePrices) {
        if (price[row]! < lowest) lowest = price[row]!
        if (price[row]! > highest) highest = price[row]!
      }
      if (!areValues) continue
      const end = rowValuesStart[row + 1]!
      for (let at = rowValuesStart[row]!; at < end; at++) {
        const value = rowValues[at]!
        if (value >= firstValue && value < endValue) values[value]! += sign
      }
    }
  }
  counts.lowest = lowest
  counts.highest = highest
}
