import type { CreateRoutes } from '@verstak/host'
import { addReviewRoute } from './add-review/addReviewRoute.ts'
import { categoryReviewsRoutes } from './category-page/categoryReviewsRoutes.tsx'
import { discussionsRoute } from './discussions-page/discussionsRoute.ts'
import { reviewsRoutes } from './reviews-page/reviewsRoutes.tsx'

/** Pages about the reviews and questions of products and categories. */
export const createRoutes: CreateRoutes = (host) => [
  ...reviewsRoutes(host),
  addReviewRoute(host),
  discussionsRoute(host),
  ...categoryReviewsRoutes(host),
]
