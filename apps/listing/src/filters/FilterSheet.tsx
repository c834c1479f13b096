import { css } from '@linaria/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { isFiltered } from '../listing-page/listingAddress.ts'
import { listingQuery } from '../listingQuery.ts'
import { afterPaint } from './afterPaint.ts'
import { FilterFields } from './FilterFields.tsx'
import { nothingFitsLabel, resetLabel, showProductsLabel } from './filters.texts.ts'

export interface FilterSheetProps {
  listing: Listing
  /** What is chosen when the sheet opens. */
  input: ListingInput
  /** Called with what was chosen. */
  onApply: (changes: Pick<ListingInput, 'filters' | 'all'>) => void
}

/**
 * What the sheet with the filters holds. What is chosen stays a draft with true counts until it is applied; then its
 * products are here already.
 */
export function FilterSheet({ listing, input, onApply }: FilterSheetProps) {
  const host = useHost()
  const [draft, setDraft] = useState(input)
  const [isApplied, setApplied] = useState(false)
  const { data, isPlaceholderData } = useQuery({
    ...listingQuery(host, { ...draft, page: 1 }),
    placeholderData: keepPreviousData,
  })
  const { facets, total } = data ?? listing
  const isCounted = data !== undefined && !isPlaceholderData
  const isEmpty = isCounted && total === 0

  /** The button answers first: to close a window takes a slow phone a tenth of a second. */
  function apply() {
    setApplied(true)
    afterPaint(() => onApply({ filters: draft.filters, all: draft.all }))
  }

  return (
    <>
      <div className={fields}>
        <FilterFields facets={facets} input={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      </div>
      <ModalFooter>
        <Button
          tight
          variant="secondary"
          size="l"
          disabled={!isFiltered(draft)}
          onClick={() => setDraft({ ...draft, filters: '', all: false })}
        >
          {resetLabel}
        </Button>
        <Button className={main} tight size="l" disabled={isEmpty} loading={isApplied} onClick={apply}>
          {isEmpty ? nothingFitsLabel : showProductsLabel(isCounted ? total : null)}
        </Button>
      </ModalFooter>
    </>
  )
}

/* The groups have a padding of their own, as wide as the sheet's. */
const fields = css`
  margin: 0 calc(-1 * ${space.s16});
`

/* The two buttons stand side by side where both fit, as a count of four digits lets them on 360 px. */
const main = css`
  && {
    flex-grow: 2;
  }
`
