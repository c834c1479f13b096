import type { ListingFilters } from '@verstak/contracts/listingFilters'
import { AVAILABILITY, RATING } from '../facetValues.ts'
import type { CatalogueQuery } from '../CatalogueIndex.ts'
import type { Bits } from '../columns.ts'
import { lowerBound, type IndexView, type Segment } from '../IndexView.ts'
import type { References } from '../catalogueState.ts'

/** What one facet lets through. Values of a facet are alternatives, facets must all agree. */
export type RowFilter = { facet: string } & (
  | { kind: 'brand'; places: number[] }
  | { kind: 'values'; places: number[]; propertyPlace: number }
  /** Kopecks, both included. */
  | { kind: 'price'; low: number; high: number }
  /** In any of them. */
  | { kind: 'bits'; sources: BitSource[] }
)

/** Bits of the columns: those of `words` from `start` on, without those of `except`. */
export interface BitSource {
  words: Int32Array
  start: number
  except: BitSource | null
}

/** One filter for each facet in which something is chosen. Prices are chosen in rubles. */
export function makeFilters(view: IndexView, query: CatalogueQuery, { values, ranges }: ListingFilters): RowFilter[] {
  const { references } = view
  return [
    ...Object.entries(values).map(([facet, ids]): RowFilter => {
      if (facet === 'brand') return { facet, kind: 'brand', places: placesOf(references.brandPlaceById, ids) }
      if (facet === 'rating') return { facet, kind: 'bits', sources: sourcesOf(ids.map((id) => ratingBits(view, id))) }
      if (facet === 'availability') {
        return { facet, kind: 'bits', sources: sourcesOf(ids.map((id) => availabilityBits(view, query, id))) }
      }
      const places = placesOf(references.valuePlaceById, ids)
      return { facet, kind: 'values', places, propertyPlace: propertyPlaceOf(references, facet) }
    }),
    ...Object.entries(ranges).map(([facet, { from, to }]): RowFilter => {
      const low = from ?? -Infinity
      const high = to ?? Infinity
      if (facet === 'price') return { facet, kind: 'price', low: Math.round(low * 100), high: Math.round(high * 100) }
      const propertyPlace = propertyPlaceOf(references, facet)
      return { facet, kind: 'values', places: placesBetween(references, propertyPlace, low, high), propertyPlace }
    }),
  ]
}

const placesOf = (placeById: Map<number, number>, ids: readonly number[]) =>
  ids.map((id) => placeById.get(id)).filter((place) => place !== undefined)

function propertyPlaceOf({ propertyById }: References, facet: string): number {
  return propertyById.get(Number(facet.slice(1)))?.place ?? -1
}

function placesBetween({ values, valueStarts }: References, propertyPlace: number, low: number, high: number) {
  const places: number[] = []
  for (let place = valueStarts[propertyPlace] ?? 0; place < (valueStarts[propertyPlace + 1] ?? 0); place++) {
    const { num } = values[place]!
    if (propertyPlace >= 0 && num !== null && num >= low && num <= high) places.push(place)
  }
  return places
}

const sourcesOf = (sources: (BitSource | null)[]) => sources.filter((source) => source !== null)

const source = (words: Int32Array, start = 0, except: BitSource | null = null): BitSource => ({ words, start, except })

/** Rows that have the value of the rating facet; null = none. */
export function ratingBits({ columns }: IndexView, id: number): BitSource | null {
  if (id === RATING.high) return source(columns.highlyRated)
  return id === RATING.reviewed ? source(columns.reviewed) : null
}

/** Rows that have the value of the availability facet; null = none. */
export function availabilityBits(view: IndexView, query: CatalogueQuery, id: number): BitSource | null {
  const inStock = stockBits(view, query.regionId)
  if (id === AVAILABILITY.pickupToday) return query.isPickupToday ? inStock : null
  if (id === AVAILABILITY.courierTomorrow) return query.isCourierTomorrow ? inStock : null
  return id === AVAILABILITY.onOrder ? source(view.columns.expected, 0, inStock) : null
}

/** Rows that the region can sell now; null = none. */
export function stockBits({ columns, references }: IndexView, regionId: number): BitSource | null {
  const place = references.regionPlaceById.get(regionId)
  return place === undefined ? null : source(columns.stock, place * columns.alive.length)
}

/** The source's bits of a segment. */
export function readBits({ words, start, except }: BitSource, { fromWord, words: count }: Segment): Int32Array {
  const read = words.slice(start + fromWord, start + fromWord + count)
  if (except) {
    const others = except.words
    const offset = except.start + fromWord
    for (let i = 0; i < count; i++) read[i]! &= ~others[offset + i]!
  }
  return read
}

/** Bits of the segment's rows that pass; `among` spares looking at others where that costs. */
export function passBits(view: IndexView, segment: Segment, among: Int32Array, filter: RowFilter): Int32Array {
  const passed = new Int32Array(segment.words)
  if (filter.kind === 'bits') {
    for (const one of filter.sources) {
      const read = readBits(one, segment)
      for (let i = 0; i < passed.length; i++) passed[i]! |= read[i]!
    }
  } else if (filter.kind === 'price') {
    const { price } = view.columns
    const { low, high } = filter
    forEachRow(among, segment, (row, i, bit) => {
      if (price[row]! >= low && price[row]! <= high) passed[i]! |= bit
    })
  } else if (segment.isTail) markTail(view, segment, among, filter, passed)
  else markMain(view, segment, filter, passed)
  return passed
}

type ListFilter = Extract<RowFilter, { places: number[] }>

function markMain({ columns }: IndexView, { from, to, fromWord }: Segment, filter: ListFilter, passed: Int32Array) {
  const rows = filter.kind === 'brand' ? columns.brandRows : columns.valueRows
  const starts = filter.kind === 'brand' ? columns.brandRowsStart : columns.valueRowsStart
  for (const place of filter.places) {
    const end = starts[place + 1]!
    for (let i = lowerBound(rows, starts[place]!, end, from); i < end; i++) {
      const row = rows[i]!
      if (row >= to) break
      passed[(row >>> 5) - fromWord]! |= 1 << (row & 31)
    }
  }
}

function markTail(
  { columns }: IndexView,
  segment: Segment,
  among: Int32Array,
  filter: ListFilter,
  passed: Int32Array,
): void {
  const places = new Set(filter.places)
  const { brand, rowValues, rowValuesStart } = columns
  forEachRow(among, segment, (row, i, bit) => {
    if (filter.kind === 'brand') {
      if (places.has(brand[row]! - 1)) passed[i]! |= bit
      return
    }
    for (let at = rowValuesStart[row]!; at < rowValuesStart[row + 1]!; at++) {
      if (places.has(rowValues[at]!)) passed[i]! |= bit
    }
  })
}

/** Calls with each row whose bit is set, the place of its word in the segment, and its bit in that word. */
export function forEachRow(
  words: Int32Array | Bits,
  { fromWord }: Pick<Segment, 'fromWord'>,
  visit: (row: number, place: number, bit: number) => void,
): void {
  for (let i = 0; i < words.length; i++) {
    let word = words[i]!
    const first = (fromWord + i) << 5
    while (word !== 0) {
      const bit = word & -word
      word ^= bit
      visit(first + 31 - Math.clz32(bit), i, bit)
    }
  }
}
