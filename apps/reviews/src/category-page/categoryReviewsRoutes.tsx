import type { Host } from '@verstak/host'
import { CategoryReviewsPage } from './CategoryReviewsPage.tsx'
import { categoryReviewsLoader } from './categoryReviewsLoader.ts'

const PATHS = {
  all: '/category/:part/otzyvy/',
  allPage: '/category/:part/otzyvy/:page/',
  brand: '/category/:part/:brand/otzyvy/',
  brandPage: '/category/:part/:brand/otzyvy/:page/',
}

/** Reviews of categories, with and without a brand. */
export const categoryReviewsRoutes = (host: Host) =>
  Object.entries(PATHS).map(([name, path]) => ({
    id: `reviews.category.${name}`,
    path,
    element: <CategoryReviewsPage />,
    loader: categoryReviewsLoader(host),
  }))
