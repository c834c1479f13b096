import { css } from '@linaria/core'
import type { Listing } from '@verstak/contracts/listing'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Chip } from '@verstak/ui-kit/Chip'
import type { Device } from '@verstak/ui-kit/photoSize'
import { space } from '@verstak/ui-kit/tokens'
import { memo } from 'react'
import { subcategoriesLabel } from './listing.texts.ts'

export interface SubcategoryChipsProps {
  listing: Pick<Listing, 'listingType' | 'subcategories'>
  device: Device
}

/** Links to subcategories; on a phone one scrolling row. */
export const SubcategoryChips = memo(function SubcategoryChips({ listing, device }: SubcategoryChipsProps) {
  const { listingType, subcategories } = listing
  if (subcategories.length === 0) return null
  return (
    <nav className={row} aria-label={subcategoriesLabel} data-device={device}>
      {subcategories.map(({ id, name, url, count }) => (
        <Chip
          key={id}
          label={name}
          href={url}
          // A category within a sale is a filter, not a page for search engines.
          rel={listingType === 'sale' ? 'nofollow' : undefined}
          size={device === 'phone' ? 'm' : 's'}
          note={device === 'desktop' ? formatNumber(count) : undefined}
        />
      ))}
    </nav>
  )
})

/* A scrolling row needs room for the focus ring of a link. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin: ${space.s12} 0 ${space.s16};

  &[data-device='phone'] {
    flex-wrap: nowrap;
    margin: 0 0 ${space.s8};
    padding: ${space.s4} ${space.s12};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding: ${space.s12};
  }
`
