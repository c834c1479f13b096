import type { ListingInput } from '@verstak/contracts/listing'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLocation } from '@verstak/router'
import { LateRows } from '../late-rows/LateRows.tsx'
import { TagPages } from '../tag-pages/TagPages.tsx'
import { BlankSearch } from './BlankSearch.tsx'
import { DesktopListing } from './DesktopListing.tsx'
import { keyOfListing, listingInputOf } from './listingAddress.ts'
import { ListingHead } from './ListingHead.tsx'
import { PhoneListing } from './PhoneListing.tsx'
import { useShownListing } from './useShownListing.ts'
import { useTrackedListing } from './useTrackedListing.ts'

/** Page of a category, a brand, a tag page, a sale or a search, as its address says. */
export function ListingPage() {
  const { pathname, search } = useLocation()
  const input = listingInputOf(pathname, search, useRegion().id)
  // The loader has refused such an address already.
  if (!input) return null
  const isBlank = input.listingType === 'search' && input.searchString === ''
  return (
    <>
      {/* Another listing is another page: nothing of what was opened or typed in the old one stays. */}
      {isBlank ? <BlankSearch /> : <FoundListing key={keyOfListing(input)} input={input} />}
      <LateRows />
    </>
  )
}

function FoundListing({ input }: { input: ListingInput }) {
  const { layout } = useHost()
  const shown = useShownListing(input)
  const { listing, answeredInput } = shown
  useTrackedListing(listing, input)
  const Layout = isMobile(layout) ? PhoneListing : DesktopListing
  return (
    <>
      <ListingHead listing={listing} input={answeredInput} />
      <Layout {...shown} input={input} />
      <TagPages input={input} />
    </>
  )
}
