import { css } from '@linaria/core'
import type { Facet, ListingInput } from '@verstak/contracts/listing'
import { type ListingFilters, formatFilters, parseFilters } from '@verstak/contracts/listingFilters'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { color } from '@verstak/ui-kit/tokens'
import { chosenRange, chosenValues, withRange, withValue } from './changeFilters.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetRange } from './FacetRange.tsx'
import { FacetValues } from './FacetValues.tsx'
import { availabilityTitle, facetTitle, outOfStockLabel } from './filters.texts.ts'

/** Facets open at first; the rest show their names. */
const OPEN_FACETS = 8

const AVAILABILITY = 'availability'

export interface FilterFieldsProps {
  facets: readonly Facet[]
  /** What is chosen; ahead of `facets` while an answer is on its way. */
  input: ListingInput
  /** Called with what changes in the input. */
  onChange: (changes: Pick<ListingInput, 'filters'> | Pick<ListingInput, 'all'>) => void
}

/** All filters of a listing, as fields of a form that reads the same with and without JavaScript. */
export function FilterFields({ facets, input, onChange }: FilterFieldsProps) {
  const filters = parseFilters(new URLSearchParams({ filters: input.filters }))
  const change = (next: ListingFilters) => onChange({ filters: formatFilters(next) })
  const outOfStock = (
    <Checkbox
      label={outOfStockLabel}
      name="all"
      value="true"
      checked={input.all}
      onChange={(event) => onChange({ all: event.target.checked })}
    />
  )

  return (
    <div className={list}>
      {facets.map((facet, index) => (
        <FacetGroup key={facet.id} title={facetTitle(facet)} isOpen={index < OPEN_FACETS || isChosen(filters, facet)}>
          {facet.kind === 'range' ? (
            <FacetRange
              facet={facet}
              value={chosenRange(filters, facet.id)}
              onChange={(range) => change(withRange(filters, facet.id, range))}
            />
          ) : (
            <fieldset aria-label={facetTitle(facet)}>
              <FacetValues
                facet={facet}
                chosen={chosenValues(filters, facet.id)}
                onChange={(valueId, isOn) => change(withValue(filters, facet.id, valueId, isOn))}
              />
              {facet.id === AVAILABILITY && outOfStock}
            </fieldset>
          )}
        </FacetGroup>
      ))}
      {!facets.some(({ id }) => id === AVAILABILITY) && (
        <FacetGroup title={availabilityTitle} isOpen>
          {outOfStock}
        </FacetGroup>
      )}
    </div>
  )
}

function isChosen(filters: ListingFilters, { id }: Facet): boolean {
  const { from, to } = chosenRange(filters, id)
  return from !== null || to !== null || chosenValues(filters, id).length > 0
}

const list = css`
  > * + * {
    border-top: 1px solid ${color.lineHair};
  }
`
