import type { CreateRoutes } from '@verstak/host'
import { ListingPage } from './listing-page/ListingPage.tsx'
import { loadShownParts, listingPageLoader } from './listing-page/listingPageLoader.ts'
import { recommendedPageLoader } from './recommended-page/recommendedPageLoader.ts'

/** Listings of categories, brands, tag pages, sales and searches with all their pages, and the recommended products. */
export const createRoutes: CreateRoutes = (host) => {
  const loader = listingPageLoader(host)
  /** No loader runs for a server-rendered page. */
  async function importListingPage() {
    if (typeof document !== 'undefined') await loadShownParts(host, location)
    return { Component: ListingPage }
  }
  return [
    ...['category', 'brand', 'tag-page', 'sale', 'search'].map((head) => ({
      id: `listing.${head}`,
      path: `/${head}/*`,
      lazy: importListingPage,
      loader,
    })),
    { id: 'listing.recommended', path: '/recommended/', lazy: importPage, loader: recommendedPageLoader(host) },
  ]
}

async function importPage() {
  const { RecommendedPage } = await import(/* webpackChunkName: "search" */ './recommended-page/RecommendedPage.tsx')
  return { Component: RecommendedPage }
}
