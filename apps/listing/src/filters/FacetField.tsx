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
  /** What is chosen of it, as an address says it; text, because equal texts are the same. */
  choice: string
  isOpen: boolean
  /** Whether what cannot be bought is listed, too; undefined where this facet has nothing to do with it. */
  all: boolean | undefined
  /** Called with what a change makes of all filters; the same function at every rendering. */
  onChange: (change: (filters: ListingFilters) => ListingFilters) => void
  /** The same function at every rendering. */
  onAllChange: (all: boolean) => void
}

/** One filter. Rendered anew only when something of its own changes: a listing has forty, and one of them is pressed. */
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

/** Whether what cannot be bought now is listed, too. */
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
