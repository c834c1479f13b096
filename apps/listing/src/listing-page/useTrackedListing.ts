import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { useHost } from '@verstak/host'
import { useEffect } from 'react'

/** Tracks the search or the viewed category once per listing, not for each of its pages. */
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
  // For sales and brands only when narrowed to a category.
  const lookedAt = id || categoryId
  useEffect(() => {
    if (listingType === 'search') track?.({ event: 'search', searchPhrase: searchString })
    else if (lookedAt) track?.({ event: 'category_view', categoryId: lookedAt, categoryPath })
  }, [track, listingType, searchString, lookedAt, categoryPath])
}
