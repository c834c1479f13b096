import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { DepartmentLinks } from './DepartmentLinks.tsx'
import { emptyTexts } from './emptyListing.texts.ts'
import { isNarrowedSearch, listingHref } from './listingAddress.ts'

export interface EmptyListingProps {
  listing: Listing
  input: ListingInput
}

/** Explains why there are no products and offers links. */
export function EmptyListing({ listing: { canonical }, input }: EmptyListingProps) {
  if (input.filters !== '') {
    const { title, advice, reset } = emptyTexts.filters
    return (
      <EmptyState
        title={title}
        actions={
          <Button href={listingHref(canonical, input, { filters: '' })} rel="nofollow">
            {reset}
          </Button>
        }
      >
        {advice}
      </EmptyState>
    )
  }
  const isSearch = input.listingType === 'search'
  const { showAll } = isSearch ? emptyTexts.search : emptyTexts.stock
  const title = isSearch ? emptyTexts.search.title(input.searchString) : emptyTexts.stock.title
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {isNarrowedSearch(input) && (
            <Button href={listingHref(canonical, input, { categoryId: 0 })} rel="nofollow">
              {emptyTexts.search.everywhere}
            </Button>
          )}
          {input.exact && (
            <Button variant="secondary" href={listingHref(canonical, input, { exact: false })} rel="nofollow">
              {emptyTexts.search.forgiving}
            </Button>
          )}
          {!input.all && (
            <Button variant="secondary" href={listingHref(canonical, input, { all: true })} rel="nofollow">
              {showAll}
            </Button>
          )}
          <DepartmentLinks />
        </>
      }
    >
      {isSearch ? emptyTexts.search.advice : emptyTexts.stock.advice}
    </EmptyState>
  )
}
