import type { Host } from '@verstak/host'
import { ReviewsPage } from './ReviewsPage.tsx'
import { reviewsPageLoader } from './reviewsPageLoader.ts'

/** All reviews of a product, with and without the number of a page. */
export const reviewsRoutes = (host: Host) =>
  ['/product/:part/otzyvy/', '/product/:part/otzyvy/:page/'].map((path, index) => ({
    id: `reviews.product${index === 0 ? '' : 'Page'}`,
    path,
    element: <ReviewsPage />,
    loader: reviewsPageLoader(host),
  }))
