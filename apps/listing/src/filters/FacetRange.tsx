import type { Facet } from '@verstak/contracts/listing'
import type { ListingFilters } from '@verstak/contracts/listingFilters'
import { RangeField } from '@verstak/ui-kit/RangeField'
import { facetTitle } from './filters.texts.ts'

export interface FacetRangeProps {
  /** Facet of kind `range`. */
  facet: Facet
  /** Chosen range, in shown units. */
  value: ListingFilters['ranges'][string]
  onChange: (value: ListingFilters['ranges'][string]) => void
}

/** Minimum and maximum; the price has a slider too. */
export function FacetRange({ facet, value, onChange }: FacetRangeProps) {
  const { min, max } = facet.range ?? { min: 0, max: 0 }
  return (
    <RangeField
      label={facetTitle(facet)}
      min={min}
      max={max}
      step={stepOf(min, max)}
      value={value}
      onChange={onChange}
      fromName={`from.${facet.id}`}
      toName={`to.${facet.id}`}
      isSliderHidden={facet.id !== 'price'}
    />
  )
}

/** Step with as many decimals as the bounds have. */
function stepOf(min: number, max: number): number {
  const digits = Math.max(...[min, max].map((end) => String(end).split('.')[1]?.length ?? 0))
  return Number((10 ** -digits).toFixed(digits))
}
