import type { ListingFilters } from '@verstak/contracts/listingFilters'
import type { CatalogueQuery } from './CatalogueIndex.ts'
import type { Bits } from './columns.ts'
import { lowerBound, type IndexView, type Segment } from './IndexView.ts'
import type { References } from './catalogueState.ts'

/** Values of the availability and the rating facet; the ids stand in addresses. */
export const AVAILABILITY = { pickupToday: 1, courierTomorrow: 2, onOrder: 3 } as const
export const RATING = { high: 1, reviewed: 2 } as const
export const HIGH_RATING_TENTHS = 45

/** What one facet lets through. Values of a facet are alternatives, facets must all agree. */
export type RowFilter = { facet: string } & (
  | { kind: 'brand'; places: number[] }
  | { kind: 'values'; places: number[]; propertyPlace: number }
  /** Kopecks, both included. */
  | { kind: 'price'; low: number; high: number }
  | { kind: 'bits'; wordOf: WordOf }
)

/** The word of the columns' bits at a place. */
export type WordOf = (word: number) => number

/** One filter for each facet in which something is chosen. Prices are chosen in rubles. */
export function makeFilters(view: IndexView, query: CatalogueQuery, { values, ranges }: ListingFilters): RowFilter[] {
  const { references } = view
  return [
    ...Object.entries(values).map(([facet, ids]): RowFilter => {
      if (facet === 'brand') return { facet, kind: 'brand', places: placesOf(references.brandPlaceById, ids) }
      if (facet === 'rating') return { facet, kind: 'bits', wordOf: anyOf(ids.map((id) => ratingWords(view, id))) }
      if (facet === 'availability') {
        return { facet, kind: 'bits', wordOf: anyOf(ids.map((id) => availabilityWords(view, query, id))) }
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

const anyOf =
  (parts: WordOf[]): WordOf =>
  (word) =>
    parts.reduce((bits, wordOf) => bits | wordOf(word), 0)

/** Rows that have the value of the rating facet. */
export function ratingWords({ columns }: IndexView, id: number): WordOf {
  if (id === RATING.high) return (word) => columns.highlyRated[word]!
  return id === RATING.reviewed ? (word) => columns.reviewed[word]! : () => 0
}

/** Rows that have the value of the availability facet. */
export function availabilityWords(view: IndexView, query: CatalogueQuery, id: number): WordOf {
  const inStock = stockWords(view, query.regionId)
  const { expected } = view.columns
  if (id === AVAILABILITY.pickupToday) return query.isPickupToday ? inStock : () => 0
  if (id === AVAILABILITY.courierTomorrow) return query.isCourierTomorrow ? inStock : () => 0
  return id === AVAILABILITY.onOrder ? (word) => expected[word]! & ~inStock(word) : () => 0
}

/** Rows that the region can sell now. */
export function stockWords({ columns, references }: IndexView, regionId: number): WordOf {
  const place = references.regionPlaceById.get(regionId)
  if (place === undefined) return () => 0
  const { stock, alive } = columns
  const start = place * alive.length
  return (word) => stock[start + word]!
}

/** Bits of the segment's rows that pass; `among` spares looking at others where that costs. */
export function passBits(view: IndexView, segment: Segment, among: Int32Array, filter: RowFilter): Int32Array {
  const passed = new Int32Array(segment.words)
  if (filter.kind === 'bits') {
    for (let i = 0; i < passed.length; i++) passed[i] = filter.wordOf(segment.fromWord + i)
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
