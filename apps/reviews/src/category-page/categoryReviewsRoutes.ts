import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

const PATHS = {
  all: '/category/:part/otzyvy/',
  allPage: '/category/:part/otzyvy/:page/',
  brand: '/category/:part/:brand/otzyvy/',
  brandPage: '/category/:part/:brand/otzyvy/:page/',
}

/** Reviews of categories, with and without a brand; the code comes with the page. */
export const categoryReviewsRoutes = (host: Host) =>
  Object.entries(PATHS).map(([name, path]) => ({
    id: `reviews.category.${name}`,
    path,
    async lazy() {
      const { CategoryReviewsPage } = await import(
        /* webpackChunkName: "category-reviews" */ './CategoryReviewsPage.tsx'
      )
      return { Component: CategoryReviewsPage }
    },
    async loader(args: LoaderFunctionArgs) {
      const { categoryReviewsLoader } = await import(
        /* webpackChunkName: "category-reviews" */ './categoryReviewsLoader.ts'
      )
      return categoryReviewsLoader(host)(args)
    },
  }))
