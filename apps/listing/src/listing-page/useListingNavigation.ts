import type { ListingInput } from '@verstak/contracts/listing'
import { useRegion } from '@verstak/region'
import { useNavigate, useNavigation } from '@verstak/router'
import { isSameListing, listingHref, listingInputOf } from './listingAddress.ts'

export interface ListingNavigation {
  /** What was asked for last: ahead of the products on the page while the answer is on its way. */
  shownInput: ListingInput
  /** Another page, order or choice of this listing is on its way. */
  isPending: boolean
  /** Goes to the same listing with these changes, on its first page; the scroll position stays. */
  change: (changes: Partial<ListingInput>) => void
}

/**
 * Moves within one listing. What is on its way is read from the router, so quick clicks build on each other and
 * nothing has to be put back when a navigation is given up.
 *
 * @param path path of page 1
 * @param input what the page shows now
 */
export function useListingNavigation(path: string, input: ListingInput): ListingNavigation {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const region = useRegion()
  const coming = location && listingInputOf(location.pathname, location.search, region.id)
  const isPending = coming !== undefined && isSameListing(coming, input)
  const shownInput = isPending ? coming : input
  return {
    shownInput,
    isPending,
    change: (changes) => void navigate(listingHref(path, shownInput, changes), { preventScrollReset: true }),
  }
}
