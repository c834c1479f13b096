import type { Facet, Listing, ListingInput } from '@verstak/contracts/listing'
import { formatFilters, parseFilters } from '@verstak/contracts/listingFilters'
import { chosenValues, withValue } from '../filters/changeFilters.ts'
import { fastFilterLabel } from './fastFilters.texts.ts'

/** Values of a facet that are named. */
const MOST_OF_FACET = 2
const MOST = 8
/** Facets of the goods themselves that are named, the first of the listing's. */
const MOST_PROPERTIES = 3
/** A value that fewer or more products have divides too little. */
const LEAST_SHARE = 0.05
const GREATEST_SHARE = 0.9
/** A listing that is read at a glance needs none. */
const LEAST_PRODUCTS = 12

/** A choice that many make, of one click. */
export interface FastFilter {
  /** Facet and value, as filters name them: `p7:101`. */
  key: string
  label: string
  isChosen: boolean
  /** Nothing would be left. */
  isEmpty: boolean
  /** The `filters` with it, or without when it is chosen. */
  next: string
}

/**
 * Which values of a listing are offered as fast filters, by their keys: what divides its products best. They are picked
 * once per listing, so that none goes from under a hand when counts change.
 */
export function pickFastFilters({ facets, totalUnfiltered }: Pick<Listing, 'facets' | 'totalUnfiltered'>): string[] {
  if (totalUnfiltered < LEAST_PRODUCTS) return []
  const dividing = (facet: Facet) =>
    (isProperty(facet.id) || facet.id === 'brand' ? facet.values : facet.values.toSorted((a, b) => a.id - b.id))
      .filter(({ count, isChosen }) => isChosen || isDividing(count / totalUnfiltered))
      .filter(({ name }) => fastFilterLabel(facet, name) !== null)
      .slice(0, MOST_OF_FACET)
      .map(({ id }) => `${facet.id}:${id}`)
  const own = facets.filter(({ id, kind }) => kind === 'values' && id !== 'brand' && !isProperty(id))
  const properties = facets.filter(({ id, kind }) => kind === 'values' && isProperty(id)).map(dividing)
  const brands = facets.filter(({ id }) => id === 'brand')
  const keys = [
    ...own.flatMap((facet) => dividing(facet).slice(0, 1)),
    ...properties
      .filter(({ length }) => length > 0)
      .slice(0, MOST_PROPERTIES)
      .flat(),
    ...brands.flatMap(dividing),
  ]
  return keys.length > 1 ? keys.slice(0, MOST) : []
}

const isDividing = (share: number) => share >= LEAST_SHARE && share <= GREATEST_SHARE

const isProperty = (facetId: string) => /^p\d+$/.test(facetId)

/** The picked values as they are now; those that the listing knows no more are left out. */
export function fastFiltersOf(facets: readonly Facet[], keys: readonly string[], input: ListingInput): FastFilter[] {
  const filters = parseFilters(new URLSearchParams({ filters: input.filters }))
  return keys.flatMap((key) => {
    const [facetId, valueId] = key.split(':')
    const facet = facets.find(({ id }) => id === facetId)
    const value = facet?.values.find(({ id }) => id === Number(valueId))
    if (!facet || !value) return []
    const isChosen = chosenValues(filters, facet.id).includes(value.id)
    return {
      key,
      label: fastFilterLabel(facet, value.name) ?? value.name,
      isChosen,
      isEmpty: value.count === 0 && !isChosen,
      next: formatFilters(withValue(filters, facet.id, value.id, !isChosen)),
    }
  })
}
