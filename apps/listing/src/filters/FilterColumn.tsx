import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { Button } from '@verstak/ui-kit/Button'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import type { FormEvent } from 'react'
import { isFiltered, listingHref, listingQueryKeys } from '../listing-page/listingAddress.ts'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'
import { filtersLabel, resetLabel, showProductsLabel } from './filters.texts.ts'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'

export interface FilterColumnProps extends Pick<FilterFieldsProps, 'onChange'> {
  listing: Listing
  input: ListingInput
  /** Number of matching products; null when unknown. */
  total: number | null
  /** Called by the button: the filters are already applied, so this scrolls to the products. */
  onShow: () => void
}

/** Filters beside the products: a form that applies every change at once, and without JavaScript on submit. */
export function FilterColumn({ listing, input, total, onChange, onShow }: FilterColumnProps) {
  const keptFocus = useFocusAfterRemoval<HTMLDivElement>()
  const others = listingQueryKeys({ ...input, filters: '', all: false })

  function show(event: FormEvent) {
    event.preventDefault()
    onShow()
  }

  return (
    <form className={column} method="get" action={listing.canonical} aria-label={filtersLabel} onSubmit={show}>
      {others.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <FilterFields facets={listing.facets} input={input} onChange={onChange} />
      <div className={foot} {...keptFocus}>
        <Button wide tight type="submit">
          {showProductsLabel(total || null)}
        </Button>
        {isFiltered(input) && (
          <Button
            wide
            variant="ghost"
            href={listingHref(listing.canonical, input, { filters: '', all: false })}
            rel="nofollow"
          >
            {resetLabel}
          </Button>
        )}
      </div>
    </form>
  )
}

const column = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

/* The button is sticky in a long column. */
const foot = css`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space.s4};
  padding: ${space.s16};
  border-top: 1px solid ${color.lineHair};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background-color: ${color.surfaceCard};
`
