import type { Facet, Listing, ListingInput } from '@verstak/contracts/listing'
import { formatFilters, parseFilters } from '@verstak/contracts/listingFilters'
import { chosenValues, withValue } from '../filters/changeFilters.ts'
import { fastFilterLabel } from './fastFilters.texts.ts'

/** Maximum number of values per facet. */
const MAX_OF_FACET = 2
const MOST = 8
/** Maximum number of property facets, taken from the start of the listing's facets. */
const MAX_PROPERTIES = 3
/** Minimum share of products with the value, and without it. */
const MIN_SHARE = 0.05
const GREATEST_SHARE = 0.9
/** Smaller listings get no fast filters. */
const MIN_PRODUCTS = 12

/** A filter value offered as a one-click button. */
export interface FastFilter {
  /** Facet and value as in `filters`: `p7:101`. */
  key: string
  label: string
  isChosen: boolean
  /** No products would match. */
  isEmpty: boolean
  /** The `filters` after a click: with the value, or without it when it is chosen. */
  next: string
}

/**
 * Keys of the values offered as fast filters: those that split the listing best. Picked once per listing, so that no
 * button disappears when counts change.
 */
export function pickFastFilters({ facets, totalUnfiltered }: Pick<Listing, 'facets' | 'totalUnfiltered'>): string[] {
  if (totalUnfiltered < MIN_PRODUCTS) return []
  const dividing = (facet: Facet) =>
    (isProperty(facet.id) || facet.id === 'brand' ? facet.values : facet.values.toSorted((a, b) => a.id - b.id))
      .filter(({ count, isChosen }) => isChosen || isDividing(count / totalUnfiltered))
      .filter(({ name }) => fastFilterLabel(facet, name) !== null)
      .slice(0, MAX_OF_FACET)
      .map(({ id }) => `${facet.id}:${id}`)
  const own = facets.filter(({ id, kind }) => kind === 'values' && id !== 'brand' && !isProperty(id))
  const properties = facets.filter(({ id, kind }) => kind === 'values' && isProperty(id)).map(dividing)
  const brands = facets.filter(({ id }) => id === 'brand')
  const keys = [
    ...own.flatMap((facet) => dividing(facet).slice(0, 1)),
    ...properties
      .filter(({ length }) => length > 0)
      .slice(0, MAX_PROPERTIES)
      .flat(),
    ...brands.flatMap(dividing),
  ]
  return keys.length > 1 ? keys.slice(0, MOST) : []
}

const isDividing = (share: number) => share >= MIN_SHARE && share <= GREATEST_SHARE

const isProperty = (facetId: string) => /^p\d+$/.test(facetId)

/** The picked values with current counts; values no longer in the listing are left out. */
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
