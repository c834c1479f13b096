import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { Link } from '@verstak/ui-kit/Link'
import { color, media, space, weight } from '@verstak/ui-kit/tokens'
import type { MouseEvent } from 'react'
import { sortLabel, sortNames } from './listing.texts.ts'
import { listingHref } from './listingAddress.ts'
import { findSort, sorts } from './sorts.ts'

export interface SortLineProps {
  listing: Listing
  input: ListingInput
  onChange: (changes: Pick<ListingInput, 'sort' | 'asc'>) => void
}

/** Sorting options in one line; links, so that they work without JavaScript. */
export function SortLine({ listing, input, onChange }: SortLineProps) {
  const chosen = findSort(input)

  /** Updates the look before the navigation starts. Clicks with modifier keys are left to the browser. */
  function choose(event: MouseEvent, item: (typeof sorts)[number]) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChange(item)
  }

  return (
    <nav className={line} aria-label={sortLabel}>
      {sorts.map((item) => (
        <Link
          key={item.key}
          className={order}
          href={listingHref(listing.canonical, input, { sort: item.sort, asc: item.asc })}
          rel="nofollow"
          aria-current={item === chosen || undefined}
          onClick={(event) => choose(event, item)}
        >
          {sortNames[item.key]}
        </Link>
      ))}
    </nav>
  )
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.s16};

  @media ${media.wide} {
    column-gap: ${space.s20};
  }
`

const order = css`
  padding: ${space.s6} 0;
  color: ${color.textSecondary};
  white-space: nowrap;

  &[aria-current] {
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
    box-shadow: inset 0 -2px 0 ${color.signalLine};
  }
`
