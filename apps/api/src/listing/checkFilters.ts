import type { ListingFilters } from '@verstak/contracts/listingFilters'
import type { CatalogueState, FacetProperty } from '../catalogue-index/catalogueState.ts'
import { AVAILABILITY, RATING } from '../catalogue-index/facetValues.ts'
import { invalidInput } from '../DomainError.ts'

/**
 * Refuses facets and values that the store does not have, so that a mistyped filter never passes for «nothing found».
 * A facet that exists elsewhere in the store is fine: it finds nothing here.
 * @throws DomainError `invalid-input` for the field
 */
export function checkFilters(
  state: CatalogueState,
  { values, ranges }: ListingFilters,
  field: 'filters' | 'conditions' = 'filters',
): void {
  for (const [facet, ids] of Object.entries(values)) {
    const isKnown = valueTestOf(state, facet, field)
    const wrong = ids.find((id) => !isKnown(id))
    if (wrong !== undefined) throw invalidInput(field, 'unknown-value', `Facet ${facet} has no value ${wrong}.`)
  }
  for (const facet of Object.keys(ranges)) {
    if (facet === 'price') continue
    if (propertyOf(state, facet)?.kind !== 'range') throw unknownFacet(facet, field)
  }
}

function valueTestOf(state: CatalogueState, facet: string, field: string): (id: number) => boolean {
  if (facet === 'brand') return (id) => state.brandById.has(id)
  if (facet === 'availability') return (id) => Object.values<number>(AVAILABILITY).includes(id)
  if (facet === 'rating') return (id) => Object.values<number>(RATING).includes(id)
  const property = propertyOf(state, facet)
  if (property?.kind !== 'list') throw unknownFacet(facet, field)
  return (id) => state.values[state.valuePlaceById.get(id) ?? -1]?.property === property
}

function propertyOf(state: CatalogueState, facet: string): FacetProperty | undefined {
  const id = /^p([1-9]\d*)$/.exec(facet)?.[1]
  return id === undefined ? undefined : state.propertyById.get(Number(id))
}

const unknownFacet = (facet: string, field: string) =>
  invalidInput(field, 'unknown-facet', `There is no facet ${facet} of this form.`)
