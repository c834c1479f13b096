import { css } from '@linaria/core'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { AppliedFilters } from '../filters/AppliedFilters.tsx'
import { FilterSheet } from '../filters/FilterSheet.tsx'
import type { ListingLayoutProps } from './DesktopListing.tsx'
import { shortProductsNote } from './listing.texts.ts'
import { ListingResults } from './ListingResults.tsx'
import { PhoneListingBar } from './PhoneListingBar.tsx'
import { SubcategoryChips } from './SubcategoryChips.tsx'
import { useListingNavigation } from './useListingNavigation.ts'

/** Listing for phones: products from edge to edge, filters and order in a bar that stays in sight. */
export function PhoneListing({ listing, input }: ListingLayoutProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const { shownInput, isPending, change } = useListingNavigation(listing.canonical, input)
  const { title, breadcrumbs, subcategories, total, totalUnfiltered } = listing

  return (
    <>
      <Container className={head}>
        <Breadcrumbs
          items={breadcrumbs.map(({ name, link }, index) => ({
            label: name,
            href: index < breadcrumbs.length - 1 ? link : undefined,
          }))}
        />
        <Heading level={1} note={shortProductsNote(total, totalUnfiltered)}>
          {title}
        </Heading>
      </Container>
      <SubcategoryChips subcategories={subcategories} device="phone" />
      <PhoneListingBar input={shownInput} onChange={change} onOpenFilters={() => setIsSheetOpen(true)} />
      <div className={applied}>
        <AppliedFilters listing={listing} input={shownInput} />
      </div>
      <ListingResults listing={listing} input={input} device="phone" isPending={isPending} />
      {isSheetOpen && (
        <FilterSheet
          listing={listing}
          input={input}
          onClose={() => setIsSheetOpen(false)}
          onApply={(changes) => {
            setIsSheetOpen(false)
            change(changes)
          }}
        />
      )}
    </>
  )
}

const head = css`
  padding-bottom: ${space.s8};
`

const applied = css`
  padding: 0 ${space.s12};

  > ul {
    padding-top: ${space.s12};
  }

  /* The line under the bar is the one above the products. */
  &:empty + section > :first-child {
    border-top: 0;
  }
`
