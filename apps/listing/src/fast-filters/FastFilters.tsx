import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { isCrawler, useHost } from '@verstak/host'
import { Chip } from '@verstak/ui-kit/Chip'
import type { Device } from '@verstak/ui-kit/photoSize'
import { dimension, space } from '@verstak/ui-kit/tokens'
import { type MouseEvent, useState } from 'react'
import { listingQueryKeys } from '../listing-page/listingAddress.ts'
import { fastFiltersOf, pickFastFilters } from './fastFilters.ts'
import { fastFiltersLabel } from './fastFilters.texts.ts'

export interface FastFiltersProps {
  listing: Listing
  input: ListingInput
  device: Device
  onChange: (changes: Pick<ListingInput, 'filters'>) => void
}

/**
 * The most selective filter values, above the products. The host scrolls to the products after a click. A form whose
 * buttons submit their values, so that it works without JavaScript and creates no links for crawlers.
 */
export function FastFilters({ listing, input, device, onChange }: FastFiltersProps) {
  const { layout } = useHost()
  const [keys] = useState(() => pickFastFilters(listing))
  const filters = fastFiltersOf(listing.facets, keys, input)
  if (filters.length === 0 || isCrawler(layout)) return null

  function choose(event: MouseEvent, next: string) {
    event.preventDefault()
    onChange({ filters: next })
  }

  return (
    <form method="get" action={listing.canonical} className={place} data-fast-filters="" data-device={device}>
      {listingQueryKeys({ ...input, filters: '' }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={row} role="group" aria-label={fastFiltersLabel}>
        {filters.map(({ key, label, isChosen, isEmpty, next }) => (
          <Chip
            key={key}
            label={label}
            size={device === 'phone' ? 'm' : 's'}
            selected={isChosen}
            disabled={isEmpty}
            type="submit"
            name="filters"
            value={next}
            onClick={(event) => choose(event, next)}
          />
        ))}
      </div>
    </form>
  )
}

/* On a phone the bar above is sticky. */
const place = css`
  margin-bottom: ${space.s12};

  &[data-device='phone'] {
    margin: 0;
    scroll-margin-top: ${dimension.tapMin};
  }
`

/* A scrolling row needs room for the focus ring of a chip. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  [data-device='phone'] > & {
    flex-wrap: nowrap;
    padding: ${space.s8} ${space.s12};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding: ${space.s12};
  }
`
