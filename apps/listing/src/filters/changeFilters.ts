import { type ListingFilters, formatFilters } from '@verstak/contracts/listingFilters'

/** Chosen part of a range facet; null is an open end. */
type Range = ListingFilters['ranges'][string]

/** Addresses carry at most three digits after the point. */
const PRECISION = 1000

/** The filters with one value of a facet chosen or not. */
export function withValue(
  filters: ListingFilters,
  facetId: string,
  valueId: number,
  isChosen: boolean,
): ListingFilters {
  const others = chosenValues(filters, facetId).filter((id) => id !== valueId)
  return { ...filters, values: { ...filters.values, [facetId]: isChosen ? [...others, valueId] : others } }
}

/** The filters with another range of a facet. */
export function withRange(filters: ListingFilters, facetId: string, { from, to }: Range): ListingFilters {
  return { ...filters, ranges: { ...filters.ranges, [facetId]: { from: round(from), to: round(to) } } }
}

/** Ids of the chosen values of a facet. */
export function chosenValues(filters: ListingFilters, facetId: string): readonly number[] {
  return Object.hasOwn(filters.values, facetId) ? filters.values[facetId]! : []
}

/** Chosen range of a facet; open on both sides when none is. */
export function chosenRange(filters: ListingFilters, facetId: string): Range {
  return Object.hasOwn(filters.ranges, facetId) ? filters.ranges[facetId]! : { from: null, to: null }
}

/** What is chosen of one facet, as an address says it: `brand:1,2`; '' when nothing is. */
export function choiceOf(filters: ListingFilters, facetId: string): string {
  return formatFilters({
    values: { [facetId]: [...chosenValues(filters, facetId)] },
    ranges: { [facetId]: chosenRange(filters, facetId) },
  })
}

const round = (value: number | null) => (value === null ? null : Math.round(value * PRECISION) / PRECISION)
