import type { Facet, ListingInput } from '@verstak/contracts/listing'
import { formatFilters, parseFilters } from '@verstak/contracts/listingFilters'
import { formatNumber } from '@verstak/plural/formatNumber'
import { chosenRange, chosenValues, withRange, withValue } from './changeFilters.ts'
import { outOfStockLabel, rangeChip, valueChip } from './filters.texts.ts'

/** An applied filter, and the change that removes it. */
export interface AppliedFilter {
  /** Unique key of the filter. */
  key: string
  label: string
  /** Change of the input that removes the filter. */
  without: Partial<ListingInput>
}

/** All applied filters and options of a listing, in the order of its facets. */
export function appliedFilters(facets: readonly Facet[], input: ListingInput): AppliedFilter[] {
  const filters = parseFilters(new URLSearchParams({ filters: input.filters }))
  const applied = facets.flatMap((facet): AppliedFilter[] => {
    if (facet.kind === 'range') {
      const { from, to } = chosenRange(filters, facet.id)
      if (from === null && to === null) return []
      const without = { filters: formatFilters(withRange(filters, facet.id, { from: null, to: null })) }
      return [{ key: facet.id, label: rangeChip(facet, numberText(from), numberText(to)), without }]
    }
    const chosen = new Set(chosenValues(filters, facet.id))
    return facet.values
      .filter(({ id }) => chosen.has(id))
      .map(({ id, name }) => ({
        key: `${facet.id}:${id}`,
        label: valueChip(facet, name),
        without: { filters: formatFilters(withValue(filters, facet.id, id, false)) },
      }))
  })
  return input.all ? [...applied, { key: 'all', label: outOfStockLabel, without: { all: false } }] : applied
}

function numberText(value: number | null): string | null {
  if (value === null) return null
  return formatNumber(value, String(value).split('.')[1]?.length ?? 0)
}
