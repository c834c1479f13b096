import type { Facet } from '@verstak/contracts/listing'
import { type ListingFilters, NO_FILTERS, parseFilters } from '@verstak/contracts/listingFilters'
import { CachedFragment } from '@verstak/remote-kit/CachedFragment'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { memo, useCallback } from 'react'
import { chosenRange, chosenValues, withRange, withValue } from './changeFilters.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetRange } from './FacetRange.tsx'
import { FacetValues } from './FacetValues.tsx'
import { facetTitle, outOfStockLabel } from './filters.texts.ts'

export interface FacetFieldProps {
  facet: Facet
  /** The chosen part in the address format; a string, so that equal choices compare equal. */
  choice: string
  isOpen: boolean
  /** Whether unavailable products are included; undefined for facets without this option. */
  all: boolean | undefined
  /** Called with an update function for all filters; must be a stable function. */
  onChange: (change: (filters: ListingFilters) => ListingFilters) => void
  /** Must be a stable function. */
  onAllChange: (all: boolean) => void
}

/** One filter. Memoized: a listing has forty, and a click changes one. */
export const FacetField = memo(function FacetField(props: FacetFieldProps) {
  const { facet, choice, isOpen, all, onChange, onAllChange } = props
  const { id, kind } = facet
  const chosen = choice === '' ? NO_FILTERS : parseFilters(new URLSearchParams({ filters: choice }))
  const changeValue = useCallback(
    (valueId: number, isOn: boolean) => onChange((filters) => withValue(filters, id, valueId, isOn)),
    [id, onChange],
  )
  return (
    <FacetGroup title={facetTitle(facet)} isOpen={isOpen}>
      <CachedFragment of={['facet', props]}>
        {kind === 'range' ? (
          <FacetRange
            facet={facet}
            value={chosenRange(chosen, id)}
            onChange={(range) => onChange((filters) => withRange(filters, id, range))}
          />
        ) : (
          <fieldset aria-label={facetTitle(facet)}>
            <FacetValues facet={facet} chosen={chosenValues(chosen, id)} onChange={changeValue} />
            {all !== undefined && <OutOfStock all={all} onChange={onAllChange} />}
          </fieldset>
        )}
      </CachedFragment>
    </FacetGroup>
  )
})

export interface OutOfStockProps {
  all: boolean
  onChange: (all: boolean) => void
}

/** Checkbox to include products that are not available now. */
export function OutOfStock({ all, onChange }: OutOfStockProps) {
  return (
    <Checkbox
      label={outOfStockLabel}
      name="all"
      value="true"
      checked={all}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
