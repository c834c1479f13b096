import type { Bounds, CatalogueQuery, FacetCounts, RangeCounts, ValueCounts } from './CatalogueIndex.ts'
import { countBits } from './columns.ts'
import type { IndexView, Segment } from './IndexView.ts'
import { AVAILABILITY, availabilityWords, forEachRow, RATING, ratingWords, type WordOf } from './rowFilters.ts'
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
      addAll(view, left, segment, found)
      filters.forEach((filter, f) => {
        if (filter.kind === 'brand') addBrands(view, left, segment, nearly[f]!)
        else if (filter.kind === 'price') addPrices(view, left, segment, nearly[f]!)
        else if (filter.kind === 'values') addProperty(view, left, segment, nearly[f]!, filter.propertyPlace)
      })
    }
  }
  return {
    brand: brandCounts(view, left, unfiltered),
    availability: bitCounts(parts, leftFor(parts, filters, 'availability'), AVAILABILITY, (id) =>
      availabilityWords(view, query, id),
    ),
    rating: bitCounts(parts, leftFor(parts, filters, 'rating'), RATING, (id) => ratingWords(view, id)),
    price: priceCounts(left, unfiltered),
    ...propertyCounts(view, query, left, unfiltered, totalUnfiltered),
  }
}

export function tallyUnfiltered(view: IndexView, parts: SelectedRows[]): UnfilteredTally {
  const tally = { ...createTally(view), holders: new Int32Array(view.references.properties.length) }
  const propertyOfValue = propertyPlaces(view)
  const { rowValues, rowValuesStart } = view.columns
  for (const { segment, unfiltered } of parts) {
    addAll(view, tally, segment, unfiltered)
    forEachRow(unfiltered, segment, (row) => {
      let last = -1
      for (let i = rowValuesStart[row]!; i < rowValuesStart[row + 1]!; i++) {
        const property = propertyOfValue[rowValues[i]!]!
        // Values of one property stand side by side.
        if (property !== last) tally.holders[property]! += 1
        last = property
      }
    })
  }
  return tally
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

function addAll(view: IndexView, tally: Tally, segment: Segment, rows: Int32Array): void {
  const { rowValues, rowValuesStart } = view.columns
  const { values } = tally
  addBrands(view, tally, segment, rows)
  addPrices(view, tally, segment, rows)
  forEachRow(rows, segment, (row) => {
    for (let i = rowValuesStart[row]!; i < rowValuesStart[row + 1]!; i++) values[rowValues[i]!]! += 1
  })
}

function addBrands({ columns: { brand } }: IndexView, { brands }: Tally, segment: Segment, rows: Int32Array): void {
  forEachRow(rows, segment, (row) => (brands[brand[row]!]! += 1))
}

function addPrices({ columns: { price } }: IndexView, tally: Tally, segment: Segment, rows: Int32Array): void {
  let { lowest, highest } = tally
  forEachRow(rows, segment, (row) => {
    if (price[row]! < lowest) lowest = price[row]!
    if (price[row]! > highest) highest = price[row]!
  })
  tally.lowest = lowest
  tally.highest = highest
}

function addProperty(view: IndexView, tally: Tally, segment: Segment, rows: Int32Array, propertyPlace: number): void {
  const { rowValues, rowValuesStart } = view.columns
  const { valueStarts } = view.references
  const first = valueStarts[propertyPlace] ?? 0
  const end = valueStarts[propertyPlace + 1] ?? 0
  forEachRow(rows, segment, (row) => {
    for (let i = rowValuesStart[row]!; i < rowValuesStart[row + 1]!; i++) {
      const value = rowValues[i]!
      if (value >= first && value < end) tally.values[value]! += 1
    }
  })
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
    return nearlyFound ? found.map((word, i) => word | nearlyFound[i]!) : found
  })
}

function bitCounts(
  parts: SelectedRows[],
  left: Int32Array[],
  ids: Record<string, number>,
  wordsOf: (id: number) => WordOf,
): ValueCounts {
  const counts: ValueCounts = new Map()
  for (const id of Object.values(ids)) {
    const wordOf = wordsOf(id)
    let isThere = false
    let count = 0
    parts.forEach(({ segment: { fromWord }, unfiltered }, part) => {
      for (let i = 0; i < unfiltered.length; i++) {
        if (unfiltered[i] === 0) continue
        const word = wordOf(fromWord + i)
        if ((unfiltered[i]! & word) !== 0) isThere = true
        count += countBits(left[part]![i]! & word)
      }
    })
    if (isThere) counts.set(id, count)
  }
  return counts
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
