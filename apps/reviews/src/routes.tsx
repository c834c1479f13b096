import type { CreateRoutes } from '@verstak/host'
import { categoryReviewsRoutes } from './category-page/categoryReviewsRoutes.ts'
import { reviewsRoutes } from './reviews-page/reviewsRoutes.ts'

/** Pages about the reviews of products and categories. */
export const createRoutes: CreateRoutes = (host) => [...reviewsRoutes(host), ...categoryReviewsRoutes(host)]
