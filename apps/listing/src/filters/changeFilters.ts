import { type ListingFilters, formatFilters } from '@verstak/contracts/listingFilters'

/** Chosen range of a facet; null is an open end. */
type Range = ListingFilters['ranges'][string]

/** Addresses have at most three decimals. */
const PRECISION = 1000

/** The filters with a value of a facet added or removed. */
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

/** The choice of one facet in the address format: `brand:1,2`; '' when empty. */
export function choiceOf(filters: ListingFilters, facetId: string): string {
  return formatFilters({
    values: { [facetId]: [...chosenValues(filters, facetId)] },
    ranges: { [facetId]: chosenRange(filters, facetId) },
  })
}

const round = (value: number | null) => (value === null ? null : Math.round(value * PRECISION) / PRECISION)
