import { css } from '@linaria/core'
import type { ListingInput } from '@verstak/contracts/listing'
import { Container } from '@verstak/ui-kit/Container'
import { dimension, space } from '@verstak/ui-kit/tokens'
import { useRef } from 'react'
import { FastFilters } from '../fast-filters/FastFilters.tsx'
import { AppliedFilters } from '../filters/AppliedFilters.tsx'
import { FilterColumn } from '../filters/FilterColumn.tsx'
import { useFilterSheet } from '../filters/useFilterSheet.tsx'
import { DesktopListingBar } from './DesktopListingBar.tsx'
import { isFiltered } from './listingAddress.ts'
import { ListingHeading } from './ListingHeading.tsx'
import { ListingResults } from './ListingResults.tsx'
import { narrowDesktop } from './narrowDesktop.ts'
import { SubcategoryChips } from './SubcategoryChips.tsx'
import { useListingNavigation } from './useListingNavigation.ts'
import { useSearchParts } from './useSearchParts.ts'
import type { ShownListing } from './useShownListing.ts'

export interface ListingLayoutProps extends ShownListing {
  /** Input from the address. */
  input: ListingInput
}

/** Listing for wide screens: filters in a column; below 1024 px in a window. */
export function DesktopListing({ listing, input, answeredInput, failure }: ListingLayoutProps) {
  const results = useRef<HTMLElement>(null)
  const main = useRef<HTMLDivElement>(null)
  const { shownInput, isPending, change } = useListingNavigation(listing.canonical, input)
  const filterSheet = useFilterSheet(listing, input, change)
  const search = useSearchParts(input.listingType === 'search')
  const products = (
    <ListingResults
      listing={listing}
      input={answeredInput}
      device="desktop"
      ref={results}
      isPending={isPending}
      failure={failure}
    />
  )
  const isBare = listing.total === 0 && !isFiltered(input)

  return (
    <Container>
      <ListingHeading listing={listing} device="desktop" />
      {search && <search.SearchedFor listing={listing} input={input} />}
      <SubcategoryChips listing={listing} device="desktop" />
      {search && <search.SearchCategoryChips listing={listing} input={shownInput} results={results} isForNarrow />}
      {isBare ? (
        products
      ) : (
        <div className={columns}>
          <aside className={side}>
            {search && <search.SearchCategories listing={listing} input={shownInput} results={results} />}
            <FilterColumn
              listing={listing}
              input={shownInput}
              total={failure ? null : listing.total}
              onChange={change}
              onShow={() => main.current?.scrollIntoView({ block: 'start' })}
            />
          </aside>
          <div className={column} ref={main}>
            <FastFilters
              key={input.categoryId}
              listing={listing}
              input={shownInput}
              device="desktop"
              onChange={change}
            />
            <DesktopListingBar listing={listing} input={shownInput} filterSheet={filterSheet} onChange={change} />
            <AppliedFilters listing={listing} input={shownInput} results={results} />
            {products}
          </div>
        </div>
      )}
    </Container>
  )
}

const columns = css`
  display: grid;
  grid-template-columns: ${dimension.filterWidth} minmax(0, 1fr);
  align-items: start;
  gap: ${space.s24};
  margin-top: ${space.s16};

  @media ${narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const side = css`
  @media ${narrowDesktop} {
    display: none;
  }
`

/* The header is sticky. */
const column = css`
  min-width: 0;
  scroll-margin-top: calc(${dimension.headerBar} + ${space.s16});
`
