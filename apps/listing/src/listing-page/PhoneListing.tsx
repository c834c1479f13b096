import { css } from '@linaria/core'
import { Container } from '@verstak/ui-kit/Container'
import { space } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import { FastFilters } from '../fast-filters/FastFilters.tsx'
import { AppliedFilters } from '../filters/AppliedFilters.tsx'
import { useFilterSheet } from '../filters/useFilterSheet.tsx'
import type { ListingLayoutProps } from './DesktopListing.tsx'
import { ListingHeading } from './ListingHeading.tsx'
import { ListingResults } from './ListingResults.tsx'
import { isFiltered } from './listingAddress.ts'
import { PhoneListingBar } from './PhoneListingBar.tsx'
import { SubcategoryChips } from './SubcategoryChips.tsx'
import { useListingNavigation } from './useListingNavigation.ts'
import { useSearchParts } from './useSearchParts.ts'

/** Listing for phones: products from edge to edge, filters and sorting in a sticky bar. */
export function PhoneListing({ listing, input, answeredInput, failure }: ListingLayoutProps) {
  const results = useRef<HTMLElement>(null)
  const { shownInput, isPending, change } = useListingNavigation(listing.canonical, input)
  const filterSheet = useFilterSheet(listing, input, change)
  const search = useSearchParts(input.listingType === 'search')

  return (
    <>
      <Container className={head}>
        <ListingHeading listing={listing} device="phone" />
        {search && <search.SearchedFor listing={listing} input={input} />}
      </Container>
      <SubcategoryChips listing={listing} device="phone" />
      {search && <search.SearchCategoryChips listing={listing} input={shownInput} results={results} />}
      {(listing.total > 0 || isFiltered(input)) && (
        <PhoneListingBar input={shownInput} onChange={change} filterSheet={filterSheet} />
      )}
      <FastFilters key={input.categoryId} listing={listing} input={shownInput} device="phone" onChange={change} />
      <div data-device="phone">
        <AppliedFilters listing={listing} input={shownInput} results={results} />
      </div>
      <ListingResults
        listing={listing}
        input={answeredInput}
        device="phone"
        ref={results}
        isPending={isPending}
        failure={failure}
      />
    </>
  )
}

const head = css`
  padding-bottom: ${space.s8};
`
