import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

/** All reviews of a product; the code comes with the page. */
export const reviewsRoutes = (host: Host) =>
  ['/product/:part/otzyvy/', '/product/:part/otzyvy/:page/'].map((path, index) => ({
    id: `reviews.product${index === 0 ? '' : 'Page'}`,
    path,
    async lazy() {
      const { ReviewsPage } = await import(/* webpackChunkName: "reviews-page" */ './ReviewsPage.tsx')
      return { Component: ReviewsPage }
    },
    async loader(args: LoaderFunctionArgs) {
      const { reviewsPageLoader } = await import(/* webpackChunkName: "reviews-page" */ './reviewsPageLoader.ts')
      return reviewsPageLoader(host)(args)
    },
  }))
