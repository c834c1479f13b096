import type { CreateRoutes } from '@verstak/host'
import { ListingPage } from './listing-page/ListingPage.tsx'
import { listingPageLoader } from './listing-page/listingPageLoader.ts'

/** Listings of categories, brands, tag pages, sales and searches with all their pages. */
export const createRoutes: CreateRoutes = (host) => {
  const loader = listingPageLoader(host)
  return ['category', 'brand', 'tag-page', 'sale', 'search'].map((head) => ({
    id: `listing.${head}`,
    path: `/${head}/*`,
    element: <ListingPage />,
    loader,
  }))
}
