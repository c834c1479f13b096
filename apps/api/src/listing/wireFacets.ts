import type { Facet } from '@verstak/contracts/listing'
import type { ListingFilters } from '@verstak/contracts/listingFilters'
import type { CatalogueState, FacetProperty } from '../catalogue-index/catalogueState.ts'
import type { FacetCounts, RangeCounts, ValueCounts } from '../catalogue-index/CatalogueIndex.ts'
import { rankNames, type RankedNames } from './rankNames.ts'
import { availabilityNames, facetNames, priceUnit, ratingNames } from './listing.texts.ts'

/** A property that fewer products have says nothing about a listing: a department would show eighty of them. */
export const MIN_SHARE = 0.1

/** Counts become facets: with names, in their order, without those that leave nothing to choose. */
export function wireFacetsOf(state: CatalogueState, counts: FacetCounts, filters: ListingFilters): Facet[] {
  const store = (id: keyof typeof facetNames) => ({ id, name: facetNames[id], unit: null })
  const facets = [
    priceFacet(counts.price, filters),
    valuesFacet(store('availability'), counts.availability, filters, rankNames(availability), 1),
    valuesFacet(store('brand'), counts.brand, filters, rankNames(state.brands), 2),
    valuesFacet(store('rating'), counts.rating, filters, rankNames(rating), 1),
    ...tellingProperties(state, counts, filters).map(({ id, facet, name, unit, kind }) =>
      kind === 'list'
        ? valuesFacet({ id: facet, name, unit }, counts.lists.get(id) ?? new Map(), filters, rankNames(state.values), 2)
        : rangeFacet({ id: facet, name, unit }, counts.ranges.get(id), filters),
    ),
  ]
  return facets.filter((facet) => facet !== null)
}

const namesOf = (names: Record<number, string>) => Object.entries(names).map(([id, name]) => ({ id: Number(id), name }))
const availability = namesOf(availabilityNames)
const rating = namesOf(ratingNames)

/** What is counted or chosen, in the order of pages. */
function tellingProperties({ propertyById }: CatalogueState, counts: FacetCounts, { values, ranges }: ListingFilters) {
  const chosen = [...Object.keys(values), ...Object.keys(ranges)].map((facet) => Number(facet.slice(1)))
  return [...new Set([...counts.lists.keys(), ...counts.ranges.keys(), ...chosen])]
    .map((id) => propertyById.get(id))
    .filter((property): property is FacetProperty => property !== undefined)
    .sort((a, b) => a.place - b.place)
}

type FacetName = Pick<Facet, 'id' | 'name' | 'unit'>

/** More than any count; count and rank together stay a whole number. */
const MOST = 2 ** 31
const RANKS = 2 ** 20

/** The most frequent first, then by name. Null when fewer than `least` values are there and none is chosen. */
function valuesFacet(
  { id, name, unit }: FacetName,
  counts: ValueCounts,
  filters: ListingFilters,
  { rankById, ranked }: RankedNames,
  least: number,
): Facet | null {
  const chosen = filters.values[id] ?? []
  if (counts.size < least && chosen.length === 0) return null
  const missing = chosen.filter((value) => !counts.has(value))
  const keys = new Float64Array(counts.size + missing.length)
  let size = 0
  const add = (value: number, count: number) => {
    const rank = rankById.get(value)
    // A build may have brought a value since the names were looked up.
    if (rank !== undefined) keys[size++] = (MOST - count) * RANKS + rank
  }
  for (const [value, count] of counts) add(value, count)
  for (const value of missing) add(value, 0)
  const values = Array.from(keys.subarray(0, size).sort(), (key) => {
    const one = ranked[key % RANKS]!
    return { id: one.id, name: one.name, count: MOST - Math.floor(key / RANKS), isChosen: chosen.includes(one.id) }
  })
  return { id, name, unit, kind: 'values', values, range: null }
}

/** Whole rubles around the prices, so that both ends of the slider include their product. */
function priceFacet(counts: RangeCounts | null, filters: ListingFilters): Facet | null {
  const toRubles = ({ min, max }: { min: number; max: number }) => ({
    min: Math.floor(min / 100),
    max: Math.ceil(max / 100),
  })
  const inRubles = counts && { unfiltered: toRubles(counts.unfiltered), left: counts.left && toRubles(counts.left) }
  return rangeFacet({ id: 'price', name: facetNames.price, unit: priceUnit }, inRubles ?? undefined, filters)
}

/** Null when every product has the same number and nothing is chosen. */
function rangeFacet(
  { id, name, unit }: FacetName,
  counts: RangeCounts | undefined,
  filters: ListingFilters,
): Facet | null {
  const chosen = filters.ranges[id]
  const unfiltered = counts?.unfiltered ?? { min: 0, max: 0 }
  if (unfiltered.min === unfiltered.max && !chosen) return null
  const { min, max } = counts?.left ?? unfiltered
  const range = { min, max, from: chosen?.from ?? null, to: chosen?.to ?? null }
  return { id, name, unit, kind: 'range', values: [], range }
}
