import type { Bounds, CatalogueQuery, FacetCounts, RangeCounts, ValueCounts } from './CatalogueIndex.ts'
import { countAll, countBits } from './columns.ts'
import { lowerBound, type IndexView, type Segment } from './IndexView.ts'
import { AVAILABILITY, availabilityBits, RATING, ratingBits, type BitSource, type RowFilter } from './rowFilters.ts'
import type { SelectedRows, Selection } from './selectRows.ts'

/** Counts by place. */
interface Tally {
  values: Int32Array
  /** By place + 1. */
  brands: Int32Array
  /** Kopecks. */
  lowest: number
  highest: number
}

/** The listing without filters: which values are there at all. */
export interface UnfilteredTally extends Tally {
  /** By place of the property: products that have it. */
  holders: Int32Array
}

/** Counts each row once: a row that fits all filters for all facets, one that a single filter rejects for its facet. */
export function countFacets(
  view: IndexView,
  query: CatalogueQuery,
  { parts, filters }: Selection,
  unfiltered: UnfilteredTally,
  totalUnfiltered: number,
): FacetCounts {
  const left = filters.length === 0 ? unfiltered : createTally(view)
  if (filters.length > 0) {
    for (const { segment, found, nearly } of parts) {
      const all = { areBrands: true, arePrices: true, firstValue: 0, endValue: Infinity }
      addRows(view, left, segment, found, all)
      filters.forEach((filter, f) => addNearly(view, left, segment, nearly[f]!, filter))
    }
  }
  return {
    brand: brandCounts(view, left, unfiltered),
    availability: bitCounts(parts, leftFor(parts, filters, 'availability'), AVAILABILITY, (id) =>
      availabilityBits(view, query, id),
    ),
    rating: bitCounts(parts, leftFor(parts, filters, 'rating'), RATING, (id) => ratingBits(view, id)),
    price: priceCounts(left, unfiltered),
    ...propertyCounts(view, query, left, unfiltered, totalUnfiltered),
  }
}

export function tallyUnfiltered(view: IndexView, parts: SelectedRows[]): UnfilteredTally {
  const tally = { ...createTally(view), holders: new Int32Array(view.references.properties.length) }
  const all = { areBrands: true, arePrices: true, firstValue: 0, endValue: Infinity }
  for (const { segment, unfiltered } of parts) {
    addRows(view, tally, segment, unfiltered, all)
    addHolders(view, tally.holders, segment, unfiltered)
  }
  return tally
}

/** Values of one property stand side by side in a row. */
function addHolders(view: IndexView, holders: Int32Array, { fromWord }: Segment, rows: Int32Array): void {
  const propertyOfValue = propertyPlaces(view)
  const { rowValues, rowValuesStart } = view.columns
  for (let i = 0; i < rows.length; i++) {
    for (let word = rows[i]!; word !== 0; word &= word - 1) {
      const row = ((fromWord + i) << 5) + 31 - Math.clz32(word & -word)
      const end = rowValuesStart[row + 1]!
      let last = -1
      for (let at = rowValuesStart[row]!; at < end; at++) {
        const property = propertyOfValue[rowValues[at]!]!
        if (property !== last) holders[property]! += 1
        last = property
      }
    }
  }
}

const knownPlaces = new WeakMap<object, Int32Array>()

function propertyPlaces({ references }: IndexView): Int32Array {
  let places = knownPlaces.get(references)
  if (!places) {
    places = Int32Array.from(references.values, ({ property }) => property.place)
    knownPlaces.set(references, places)
  }
  return places
}

const createTally = ({ references }: IndexView): Tally => ({
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
}

/** Only the facet of the filter itself. */
function countedFor({ references: { valueStarts } }: IndexView, filter: RowFilter): Counted {
  const place = filter.kind === 'values' ? filter.propertyPlace : -1
  return {
    areBrands: filter.kind === 'brand',
    arePrices: filter.kind === 'price',
    firstValue: valueStarts[place] ?? 0,
    endValue: valueStarts[place + 1] ?? 0,
  }
}

/** A row costs as much as this many entries of the lists of rows by value. */
const ENTRIES_PER_ROW = 12

/** Rows that only this filter rejects, counted for its facet: from the rows, or from the lists of its values if these are short. */
function addNearly(view: IndexView, tally: Tally, segment: Segment, rows: Int32Array, filter: RowFilter): void {
  const counted = countedFor(view, filter)
  const { valueRowsStart } = view.columns
  const entries = valueRowsStart[counted.endValue]! - valueRowsStart[counted.firstValue]!
  const isByValue = filter.kind === 'values' && !segment.isTail && entries < ENTRIES_PER_ROW * countAll(rows)
  if (isByValue) addByValue(view, tally, segment, rows, counted)
  else addRows(view, tally, segment, rows, counted)
}

function addByValue(view: IndexView, { values }: Tally, segment: Segment, rows: Int32Array, counted: Counted): void {
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
function addRows(view: IndexView, tally: Tally, { fromWord }: Segment, rows: Int32Array, counted: Counted): void {
  const { brand, price, rowValues, rowValuesStart } = view.columns
  const { brands, values } = tally
  const { areBrands, arePrices, firstValue, endValue } = counted
  const areValues = endValue > firstValue
  let { lowest, highest } = tally
  for (let i = 0; i < rows.length; i++) {
    for (let word = rows[i]!; word !== 0; word &= word - 1) {
      const row = ((fromWord + i) << 5) + 31 - Math.clz32(word & -word)
      if (areBrands) brands[brand[row]!]! += 1
      if (arePrices) {
        if (price[row]! < lowest) lowest = price[row]!
        if (price[row]! > highest) highest = price[row]!
      }
      if (!areValues) continue
      const end = rowValuesStart[row + 1]!
      for (let at = rowValuesStart[row]!; at < end; at++) {
        const value = rowValues[at]!
        if (value >= firstValue && value < endValue) values[value]! += 1
      }
    }
  }
  tally.lowest = lowest
  tally.highest = highest
}

function brandCounts({ references }: IndexView, left: Tally, unfiltered: Tally): ValueCounts {
  const counts: ValueCounts = new Map()
  references.brands.forEach(({ id }, place) => {
    if (unfiltered.brands[place + 1]! > 0) counts.set(id, left.brands[place + 1]!)
  })
  return counts
}

/** By part, the rows that the filters of all other facets leave. */
function leftFor(parts: SelectedRows[], filters: Selection['filters'], facet: string): Int32Array[] {
  const own = filters.findIndex((filter) => filter.facet === facet)
  return parts.map(({ found, nearly }) => {
    const nearlyFound = nearly[own]
    if (!nearlyFound) return found
    const left = new Int32Array(found.length)
    for (let i = 0; i < left.length; i++) left[i] = found[i]! | nearlyFound[i]!
    return left
  })
}

function bitCounts(
  parts: SelectedRows[],
  left: Int32Array[],
  ids: Record<string, number>,
  sourceOf: (id: number) => BitSource | null,
): ValueCounts {
  const counts: ValueCounts = new Map()
  for (const id of Object.values(ids)) {
    const source = sourceOf(id)
    if (!source) continue
    let isThere = false
    let count = 0
    parts.forEach(({ segment, unfiltered }, part) => {
      isThere = hasCommon(unfiltered, source, segment) || isThere
      count += countCommon(left[part]!, source, segment)
    })
    if (isThere) counts.set(id, count)
  }
  return counts
}

function hasCommon(rows: Int32Array, { words, start, except }: BitSource, { fromWord }: Segment): boolean {
  const offset = start + fromWord
  for (let i = 0; i < rows.length; i++) {
    if (rows[i] !== 0 && (rows[i]! & words[offset + i]! & ~(except?.words[except.start + fromWord + i] ?? 0)) !== 0)
      return true
  }
  return false
}

function countCommon(rows: Int32Array, { words, start, except }: BitSource, { fromWord }: Segment): number {
  const offset = start + fromWord
  const others = except?.words
  const othersOffset = (except?.start ?? 0) + fromWord
  let count = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    if (row === 0) continue
    const common = row & words[offset + i]!
    count += countBits(others ? common & ~others[othersOffset + i]! : common)
  }
  return count
}

const boundsOf = ({ lowest, highest }: Tally): Bounds | null =>
  lowest > highest ? null : { min: lowest, max: highest }

function priceCounts(left: Tally, unfiltered: Tally): RangeCounts | null {
  const bounds = boundsOf(unfiltered)
  return bounds && { unfiltered: bounds, left: boundsOf(left) }
}

function propertyCounts(
  { references }: IndexView,
  { filters, leastShare }: CatalogueQuery,
  left: Tally,
  unfiltered: UnfilteredTally,
  totalUnfiltered: number,
): Pick<FacetCounts, 'lists' | 'ranges'> {
  const { properties, values, valueStarts } = references
  const lists = new Map<number, ValueCounts>()
  const ranges = new Map<number, RangeCounts>()
  for (const { id, place, facet, kind } of properties) {
    const isChosen = facet in filters.values || facet in filters.ranges
    const holders = unfiltered.holders[place]!
    if (holders === 0 || (!isChosen && holders < totalUnfiltered * leastShare)) continue
    const counts: ValueCounts = new Map()
    const numbers: NumberBounds = { unfiltered: null, left: null }
    for (let at = valueStarts[place]!; at < valueStarts[place + 1]!; at++) {
      if (unfiltered.values[at] === 0) continue
      const { id: valueId, num } = values[at]!
      if (kind === 'list') counts.set(valueId, left.values[at]!)
      else if (num !== null) {
        numbers.unfiltered = widen(numbers.unfiltered, num)
        if (left.values[at]! > 0) numbers.left = widen(numbers.left, num)
      }
    }
    if (kind === 'list') lists.set(id, counts)
    else if (numbers.unfiltered) ranges.set(id, { unfiltered: numbers.unfiltered, left: numbers.left })
  }
  return { lists, ranges }
}

interface NumberBounds {
  unfiltered: Bounds | null
  left: Bounds | null
}

function widen(bounds: Bounds | null, value: number): Bounds {
  if (!bounds) return { min: value, max: value }
  return { min: Math.min(bounds.min, value), max: Math.max(bounds.max, value) }
}
