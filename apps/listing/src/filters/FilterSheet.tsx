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
  /** The filters when the sheet opens. */
  input: ListingInput
  /** Called with the chosen filters. */
  onApply: (changes: Pick<ListingInput, 'filters' | 'all'>) => void
}

/**
 * Content of the filter sheet. The choice is a draft with live counts until it is applied; by then its products are
 * loaded.
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

  /** The button responds first: closing a window takes a tenth of a second on a slow phone. */
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

/* The groups have their own padding, as wide as the sheet's. */
const fields = css`
  margin: 0 calc(-1 * ${space.s16});
`

/* The two buttons share a row where both fit; with a four-digit count they fit on 360 px. */
const main = css`
  && {
    flex-grow: 2;
  }
`
