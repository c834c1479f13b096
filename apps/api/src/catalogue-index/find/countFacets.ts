import type { Bounds, CatalogueQuery, FacetCounts, RangeCounts, ValueCounts } from '../CatalogueIndex.ts'
import type { References } from '../catalogueState.ts'
import { countAll, countBits } from '../columns.ts'
import type { IndexView, Segment } from '../IndexView.ts'
import { AVAILABILITY, RATING } from '../facetValues.ts'
import { availabilityBits, ratingBits, type BitSource } from './rowFilters.ts'
import type { SelectedRows, Selection } from './selectRows.ts'
import { addRows, addNearMisses, createRowCounts, subtractRows, type RowCounts } from './countRows.ts'
import {
  presentValuesOf,
  updatePriceBounds,
  extendBounds,
  type PresentValues,
  type UnfilteredCounts,
} from './unfilteredCounts.ts'

/** Counts each row once: a row that fits all filters for all facets, one that a single filter rejects for its facet. */
export function countFacets(
  view: IndexView,
  query: CatalogueQuery,
  { parts, filters }: Selection,
  unfiltered: UnfilteredCounts,
  totalUnfiltered: number,
): FacetCounts {
  const left = filters.length === 0 ? unfiltered : countFound(view, parts, unfiltered, totalUnfiltered)
  for (const { segment, nearMisses } of parts) {
    filters.forEach((filter, f) => addNearMisses(view, left, segment, nearMisses[f]!, filter))
  }
  const present = presentValuesOf(view, unfiltered)
  return {
    brand: brandCounts(view, left, present),
    availability: bitCounts(parts, leftFor(parts, filters, 'availability'), AVAILABILITY, (id) =>
      availabilityBits(view, query, id),
    ),
    rating: bitCounts(parts, leftFor(parts, filters, 'rating'), RATING, (id) => ratingBits(view, id)),
    price: priceCounts(left, unfiltered),
    ...propertyCounts(view, query, left, present, totalUnfiltered),
  }
}

/** What fits all filters: counted, or what does not fit taken off where that is less. */
function countFound(view: IndexView, parts: SelectedRows[], unfiltered: RowCounts, totalUnfiltered: number): RowCounts {
  const lost = parts.map(({ unfiltered: all, found }) => all.map((word, i) => word & ~found[i]!))
  const losses = lost.reduce((sum, words) => sum + countAll(words), 0)
  if (losses * 2 > totalUnfiltered) {
    const counts = createRowCounts(view)
    for (const { segment, found } of parts) addRows(view, counts, segment, found)
    return counts
  }
  const { lowest, highest } = unfiltered
  const counts = { values: unfiltered.values.slice(), brands: unfiltered.brands.slice(), lowest, highest }
  if (losses === 0) return counts
  parts.forEach(({ segment }, part) => subtractRows(view, counts, segment, lost[part]!))
  updatePriceBounds(
    view,
    counts,
    parts.map(({ segment, found }) => ({ segment, unfiltered: found })),
  )
  return counts
}

function brandCounts({ references }: IndexView, left: RowCounts, { brands }: PresentValues): ValueCounts {
  const counts: ValueCounts = new Map()
  for (const place of brands) counts.set(references.brands[place]!.id, left.brands[place + 1]!)
  return counts
}

/** By part, the rows that the filters of all other facets leave. */
function leftFor(parts: SelectedRows[], filters: Selection['filters'], facet: string): Int32Array[] {
  const own = filters.findIndex((filter) => filter.facet === facet)
  return parts.map(({ found, nearMisses }) => {
    const nearlyFound = nearMisses[own]
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

const boundsOf = ({ lowest, highest }: RowCounts): Bounds | null =>
  lowest > highest ? null : { min: lowest, max: highest }

function priceCounts(left: RowCounts, unfiltered: RowCounts): RangeCounts | null {
  const bounds = boundsOf(unfiltered)
  return bounds && { unfiltered: bounds, left: boundsOf(left) }
}

function propertyCounts(
  { references }: IndexView,
  { filters, leastShare }: CatalogueQuery,
  left: RowCounts,
  { properties }: PresentValues,
  totalUnfiltered: number,
): Pick<FacetCounts, 'lists' | 'ranges'> {
  const lists = new Map<number, ValueCounts>()
  const ranges = new Map<number, RangeCounts>()
  for (const { property, holders, places, bounds } of properties) {
    const { id, facet, kind } = property
    const isChosen = facet in filters.values || facet in filters.ranges
    if (!isChosen && holders < totalUnfiltered * leastShare) continue
    if (kind === 'list') {
      const counts: ValueCounts = new Map()
      for (const place of places) counts.set(references.values[place]!.id, left.values[place]!)
      lists.set(id, counts)
    } else if (bounds) ranges.set(id, { unfiltered: bounds, left: boundsLeft(references, places, left) })
  }
  return { lists, ranges }
}

function boundsLeft({ values }: References, places: readonly number[], left: RowCounts): Bounds | null {
  let bounds: Bounds | null = null
  for (const place of places) {
    const { num } = values[place]!
    if (num !== null && left.values[place]! > 0) bounds = extendBounds(bounds, num)
  }
  return bounds
}
