import type { CreateRoutes } from '@verstak/host'
import { ListingPage } from './listing-page/ListingPage.tsx'
import { bringShownParts, listingPageLoader } from './listing-page/listingPageLoader.ts'
import { recommendedPageLoader } from './recommended-page/recommendedPageLoader.ts'

/** Listings of categories, brands, tag pages, sales and searches with all their pages, and the recommended products. */
export const createRoutes: CreateRoutes = (host) => {
  const loader = listingPageLoader(host)
  /** No loader runs for a server-rendered page. */
  async function bringListingPage() {
    if (typeof document !== 'undefined') await bringShownParts(host, location)
    return { Component: ListingPage }
  }
  return [
    ...['category', 'brand', 'tag-page', 'sale', 'search'].map((head) => ({
      id: `listing.${head}`,
      path: `/${head}/*`,
      lazy: bringListingPage,
      loader,
    })),
    { id: 'listing.recommended', path: '/recommended/', lazy: bringPage, loader: recommendedPageLoader(host) },
  ]
}

async function bringPage() {
  const { RecommendedPage } = await import(/* webpackChunkName: "search" */ './recommended-page/RecommendedPage.tsx')
  return { Component: RecommendedPage }
}
