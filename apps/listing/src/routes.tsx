import type { CreateRoutes } from '@verstak/host'
import { ListingPage } from './listing-page/ListingPage.tsx'
import { listingPageLoader } from './listing-page/listingPageLoader.ts'
import { recommendedPageLoader } from './recommended-page/recommendedPageLoader.ts'

/** Listings of categories, brands, tag pages, sales and searches with all their pages, and the recommended products. */
export const createRoutes: CreateRoutes = (host) => {
  const loader = listingPageLoader(host)
  return [
    ...['category', 'brand', 'tag-page', 'sale', 'search'].map((head) => ({
      id: `listing.${head}`,
      path: `/${head}/*`,
      element: <ListingPage />,
      loader,
    })),
    { id: 'listing.recommended', path: '/recommended/', lazy: bringPage, loader: recommendedPageLoader(host) },
  ]
}

async function bringPage() {
  const { RecommendedPage } = await import('./recommended-page/RecommendedPage.tsx')
  return { Component: RecommendedPage }
}
