import type { CatalogueState } from './catalogueState.ts'
import type { CatalogueQuery } from './findProducts.ts'
import { AVAILABILITY, hasAvailability, hasRating, RATING, type RowFilter } from './makeFilters.ts'

/** Products per value; a value without products in the unfiltered listing is missing, one that the filters empty has 0. */
export type ValueCounts = Map<number, number>

/** Smallest and largest number of a facet; null when no product has one. */
export interface Bounds {
  min: number
  max: number
}

export interface RangeCounts {
  /** In the listing without filters. */
  unfiltered: Bounds
  /** In what the filters of the other facets leave. */
  left: Bounds | null
}

export interface FacetCounts {
  brand: ValueCounts
  availability: ValueCounts
  rating: ValueCounts
  /** Kopecks; null when the listing is empty. */
  price: RangeCounts | null
  /** By property id, counts by value id. */
  lists: Map<number, ValueCounts>
  /** By property id, in the property's unit. */
  ranges: Map<number, RangeCounts>
  /** By property id, products of the unfiltered listing that have the property. */
  holders: Map<number, number>
}

interface Pass {
  rows: Int32Array
  rejectedBy: Int8Array
  filters: RowFilter[]
}

/** Exact disjunctive counts: each facet is counted with the filters of all other facets. */
export function countFacets(state: CatalogueState, stock: Uint8Array, query: CatalogueQuery, pass: Pass): FacetCounts {
  const brand = new Tally()
  const availability = new Tally()
  const rating = new Tally()
  const price = new Span()
  const counts = new Int32Array(state.values.length)
  const isPresent = new Uint8Array(state.values.length)
  const spans = new Map<number, Span>()
  const holders = new Int32Array(state.properties.length)
  const lastHolder = new Int32Array(state.properties.length).fill(-1)
  pass.rows.forEach((row, index) => {
    const rejecting = pass.rejectedBy[index]!
    const rejectingFacet = rejecting >= 0 ? pass.filters[rejecting]!.facet : null
    const isLeftFor = (facet: string) => rejecting === -1 || rejectingFacet === facet
    if (state.brandId[row] !== 0) brand.add(state.brandId[row]!, isLeftFor('brand'))
    for (const id of Object.values(AVAILABILITY)) {
      if (hasAvailability(state, stock, query, row, id)) availability.add(id, isLeftFor('availability'))
    }
    for (const id of Object.values(RATING)) if (hasRating(state, row, id)) rating.add(id, isLeftFor('rating'))
    price.add(state.price[row]!, isLeftFor('price'))
    for (let i = state.rowValuesStart[row]!; i < state.rowValuesStart[row + 1]!; i++) {
      const place = state.rowValues[i]!
      isPresent[place] = 1
      const { num, property } = state.values[place]!
      const isLeft = isLeftFor(property.facet)
      if (isLeft) counts[place]! += 1
      // A product may have several values of a property.
      if (lastHolder[property.place] !== row) holders[property.place]! += 1
      lastHolder[property.place] = row
      if (property.kind === 'range' && num !== null) spanOf(spans, property.id).add(num, isLeft)
    }
  })
  return {
    brand: brand.counts,
    availability: availability.counts,
    rating: rating.counts,
    price: price.counts(),
    lists: listCounts(state, counts, isPresent),
    ranges: new Map([...spans].map(([id, span]) => [id, span.counts()!])),
    holders: new Map(state.properties.map(({ id, place }) => [id, holders[place]!])),
  }
}

function listCounts(state: CatalogueState, counts: Int32Array, isPresent: Uint8Array): Map<number, ValueCounts> {
  const lists = new Map<number, ValueCounts>()
  state.values.forEach(({ id, property }, place) => {
    if (property.kind !== 'list' || !isPresent[place]) return
    const list = lists.get(property.id) ?? new Map<number, number>()
    lists.set(property.id, list.set(id, counts[place]!))
  })
  return lists
}

function spanOf(spans: Map<number, Span>, propertyId: number): Span {
  let span = spans.get(propertyId)
  if (!span) spans.set(propertyId, (span = new Span()))
  return span
}

class Tally {
  readonly counts: ValueCounts = new Map()

  add(id: number, isLeft: boolean) {
    this.counts.set(id, (this.counts.get(id) ?? 0) + (isLeft ? 1 : 0))
  }
}

class Span {
  #unfiltered: Bounds | null = null
  #left: Bounds | null = null

  add(value: number, isLeft: boolean) {
    this.#unfiltered = widen(this.#unfiltered, value)
    if (isLeft) this.#left = widen(this.#left, value)
  }

  counts(): RangeCounts | null {
    return this.#unfiltered && { unfiltered: this.#unfiltered, left: this.#left }
  }
}

function widen(bounds: Bounds | null, value: number): Bounds {
  if (!bounds) return { min: value, max: value }
  if (value < bounds.min) bounds.min = value
  else if (value > bounds.max) bounds.max = value
  return bounds
}
