import type { Facet } from '@verstak/contracts/listing'
import type { ListingFilters } from '@verstak/contracts/listingFilters'
import type { CatalogueState, FacetProperty } from '../catalogue-index/catalogueState.ts'
import type { FacetCounts, RangeCounts, ValueCounts } from '../catalogue-index/CatalogueIndex.ts'
import { availabilityNames, facetNames, priceUnit, ratingNames } from './listing.texts.ts'

/** A property that fewer products have says nothing about a listing: a department would show eighty of them. */
export const LEAST_SHARE = 0.1

/** Counts become facets: with names, in their order, without those that leave nothing to choose. */
export function wireFacetsOf(state: CatalogueState, counts: FacetCounts, filters: ListingFilters): Facet[] {
  const isChosen = (facet: string) => facet in filters.values || facet in filters.ranges
  const isTelling = ({ id, facet }: FacetProperty) => isChosen(facet) || counts.lists.has(id) || counts.ranges.has(id)
  const brandName = (id: number) => state.brandById.get(id)?.name ?? ''
  const valueName = (id: number) => state.values[state.valuePlaceById.get(id) ?? -1]?.name ?? ''
  const facets = [
    priceFacet(counts.price, filters),
    valuesFacet(
      'availability',
      facetNames.availability,
      null,
      counts.availability,
      filters,
      (id) => availabilityNames[id]!,
      1,
    ),
    valuesFacet('brand', facetNames.brand, null, counts.brand, filters, brandName, 2),
    valuesFacet('rating', facetNames.rating, null, counts.rating, filters, (id) => ratingNames[id]!, 1),
    ...state.properties
      .filter(isTelling)
      .map(({ id, facet, name, unit, kind }) =>
        kind === 'list'
          ? valuesFacet(facet, name, unit, counts.lists.get(id) ?? new Map(), filters, valueName, 2)
          : rangeFacet(facet, name, unit, counts.ranges.get(id), filters),
      ),
  ]
  return facets.filter((facet) => facet !== null)
}

const collator = new Intl.Collator('ru')

/** Null when fewer than `least` values are there and none is chosen. */
function valuesFacet(
  id: string,
  name: string,
  unit: string | null,
  counts: ValueCounts,
  filters: ListingFilters,
  nameOf: (id: number) => string,
  least: number,
): Facet | null {
  const chosen = filters.values[id] ?? []
  if (counts.size < least && chosen.length === 0) return null
  const ids = new Set([...counts.keys(), ...chosen])
  const values = [...ids]
    .map((valueId) => ({
      id: valueId,
      name: nameOf(valueId),
      count: counts.get(valueId) ?? 0,
      isChosen: chosen.includes(valueId),
    }))
    .sort((a, b) => b.count - a.count || collator.compare(a.name, b.name) || a.id - b.id)
  return { id, name, unit, kind: 'values', values, range: null }
}

/** Whole rubles around the prices, so that both ends of the slider include their product. */
function priceFacet(counts: RangeCounts | null, filters: ListingFilters): Facet | null {
  const toRubles = ({ min, max }: { min: number; max: number }) => ({
    min: Math.floor(min / 100),
    max: Math.ceil(max / 100),
  })
  const inRubles = counts && { unfiltered: toRubles(counts.unfiltered), left: counts.left && toRubles(counts.left) }
  return rangeFacet('price', facetNames.price, priceUnit, inRubles ?? undefined, filters)
}

/** Null when every product has the same number and nothing is chosen. */
function rangeFacet(
  id: string,
  name: string,
  unit: string | null,
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
