import type { ListingInput } from '@verstak/contracts/listing'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { RecommendationRows } from '@verstak/remote-kit/RecommendationRows'
import { useLocation } from '@verstak/router'
import { Container } from '@verstak/ui-kit/Container'
import { recentTitle } from '../recommendation.texts.ts'
import { TagPages } from '../tag-pages/TagPages.tsx'
import { DesktopListing } from './DesktopListing.tsx'
import { keyOfListing, listingInputOf } from './listingAddress.ts'
import { ListingHead } from './ListingHead.tsx'
import { PhoneListing } from './PhoneListing.tsx'
import { useSearchParts } from './useSearchParts.ts'
import { useShownListing } from './useShownListing.ts'
import { useTrackedListing } from './useTrackedListing.ts'

/** Page of a category, a brand, a tag page, a sale or a search, depending on the address. */
export function ListingPage() {
  const { pathname, search } = useLocation()
  const input = listingInputOf(pathname, search, useRegion().id)
  // Such an address was already rejected by the loader.
  if (!input) return null
  const isBlank = input.listingType === 'search' && input.searchString === ''
  return (
    <>
      {/* Another listing gets another key, so that no state of the old one remains. */}
      {isBlank ? <BlankListing /> : <FoundListing key={keyOfListing(input)} input={input} />}
      <Container>
        <RecommendationRows recentTitle={recentTitle} />
      </Container>
    </>
  )
}

function BlankListing() {
  const { BlankSearch } = useSearchParts(true) ?? {}
  return BlankSearch && <BlankSearch />
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
