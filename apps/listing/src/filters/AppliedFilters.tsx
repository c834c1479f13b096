import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { Chip } from '@verstak/ui-kit/Chip'
import { Link } from '@verstak/ui-kit/Link'
import { dimension, fontSize, media, space } from '@verstak/ui-kit/tokens'
import type { RefObject } from 'react'
import { listingHref } from '../listing-page/listingAddress.ts'
import { appliedFilters } from './appliedFilters.ts'
import { appliedFiltersLabel, resetLabel } from './filters.texts.ts'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'

export interface AppliedFiltersProps {
  listing: Listing
  input: ListingInput
  /** Gets the focus when the last filter has been removed. */
  results: RefObject<HTMLElement | null>
}

/** The applied filters, each a link to the listing without it. */
export function AppliedFilters({ listing: { facets, canonical }, input, results }: AppliedFiltersProps) {
  const keptFocus = useFocusAfterRemoval<HTMLUListElement>(results)
  const applied = appliedFilters(facets, input)
  if (applied.length === 0) return null
  return (
    <ul className={row} aria-label={appliedFiltersLabel} {...keptFocus}>
      {applied.map(({ key, label, without }) => (
        <li key={key}>
          <Chip label={label} removable href={listingHref(canonical, input, without)} rel="nofollow" />
        </li>
      ))}
      <li>
        <Link className={reset} href={listingHref(canonical, input, { filters: '', all: false })} rel="nofollow">
          {resetLabel}
        </Link>
      </li>
    </ul>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8};
  margin-bottom: ${space.s12};

  /* One scrolling row, to keep the products near the top; with room for the focus ring of a chip. */
  [data-device='phone'] > & {
    flex-wrap: nowrap;
    margin: 0;
    padding: ${space.s8} ${space.s12};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding: ${space.s12};
    white-space: nowrap;
  }
`

const reset = css`
  display: flex;
  align-items: center;
  margin-left: ${space.s8};
  font-size: ${fontSize.s13};

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`
