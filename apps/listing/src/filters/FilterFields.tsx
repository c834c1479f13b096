import { css } from '@linaria/core'
import type { Facet, ListingInput } from '@verstak/contracts/listing'
import { type ListingFilters, formatFilters, parseFilters } from '@verstak/contracts/listingFilters'
import { color } from '@verstak/ui-kit/tokens'
import { choiceOf } from './changeFilters.ts'
import { FacetField, OutOfStock } from './FacetField.tsx'
import { FacetGroup } from './FacetGroup.tsx'
import { availabilityTitle } from './filters.texts.ts'
import { useStableCallback } from './useStableCallback.ts'

/** Number of facets open initially; the others are collapsed. */
const OPEN_FACETS = 8
const AVAILABILITY = 'availability'

export interface FilterFieldsProps {
  facets: readonly Facet[]
  /** The chosen filters; ahead of `facets` while an answer is loading. */
  input: ListingInput
  /** Called with the changed part of the input. */
  onChange: (changes: Pick<ListingInput, 'filters'> | Pick<ListingInput, 'all'>) => void
}

/** All filters of a listing, as form fields that give the same query with and without JavaScript. */
export function FilterFields({ facets, input, onChange }: FilterFieldsProps) {
  const filters = parseFilters(new URLSearchParams({ filters: input.filters }))
  const change = useStableCallback((changed: (filters: ListingFilters) => ListingFilters) =>
    onChange({ filters: formatFilters(changed(filters)) }),
  )
  const changeAll = useStableCallback((all: boolean) => onChange({ all }))
  return (
    <div className={list}>
      {facets.map((facet, index) => {
        const choice = choiceOf(filters, facet.id)
        return (
          <FacetField
            key={facet.id}
            facet={facet}
            choice={choice}
            isOpen={index < OPEN_FACETS || choice !== ''}
            all={facet.id === AVAILABILITY ? input.all : undefined}
            onChange={change}
            onAllChange={changeAll}
          />
        )
      })}
      {!facets.some(({ id }) => id === AVAILABILITY) && (
        <FacetGroup title={availabilityTitle} isOpen>
          <OutOfStock all={input.all} onChange={changeAll} />
        </FacetGroup>
      )}
    </div>
  )
}

const list = css`
  > * + * {
    border-top: 1px solid ${color.lineHair};
  }
`
