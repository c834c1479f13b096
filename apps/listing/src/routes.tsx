import type { CreateRoutes } from '@verstak/host'
import { ListingPage } from './listing-page/ListingPage.tsx'
import { listingPageLoader } from './listing-page/listingPageLoader.ts'

/** Category, brand and search listings with all their pages. */
export const createRoutes: CreateRoutes = (host) => {
  const loader = listingPageLoader(host)
  return ['category', 'brand', 'search'].map((head) => ({
    id: `listing.${head}`,
    path: `/${head}/*`,
    element: <ListingPage />,
    loader,
  }))
}
