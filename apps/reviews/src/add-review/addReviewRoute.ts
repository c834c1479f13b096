import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

/** Where a review is written; the code comes with the page. */
export const addReviewRoute = (host: Host) => ({
  id: 'reviews.add',
  path: '/product/:part/add-review/',
  async lazy() {
    const { AddReviewPage } = await import(/* webpackChunkName: "add-review-page" */ './AddReviewPage.tsx')
    return { Component: AddReviewPage }
  },
  async loader(args: LoaderFunctionArgs) {
    const { addReviewLoader } = await import(/* webpackChunkName: "add-review-page" */ './addReviewLoader.ts')
    return addReviewLoader(host)(args)
  },
})
