import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { useHost } from '@verstak/host'
import { useEffect } from 'react'

/** Tells once what was searched for, or which category is looked at; other pages of the same listing say nothing new. */
export function useTrackedListing(
  { breadcrumbs }: Listing,
  { listingType, searchString, categoryId, id }: ListingInput,
) {
  const { track } = useHost()
  // Without the home page.
  const categoryPath = breadcrumbs
    .slice(1)
    .map(({ name }) => name)
    .join('/')
  // Sales and brands have none, or one that narrows them.
  const lookedAt = id || categoryId
  useEffect(() => {
    if (listingType === 'search') track?.({ event: 'search', searchPhrase: searchString })
    else if (lookedAt) track?.({ event: 'category_view', categoryId: lookedAt, categoryPath })
  }, [track, listingType, searchString, lookedAt, categoryPath])
}
