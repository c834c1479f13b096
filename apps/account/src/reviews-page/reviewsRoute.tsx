/** The page `/user/reviews/`; its code comes with it. */
export const reviewsRoute = () => ({
  id: 'account.reviews',
  path: '/user/reviews/',
  async lazy() {
    const { ReviewsPage } = await import(/* webpackChunkName: "reviews-page" */ './ReviewsPage.tsx')
    return { Component: ReviewsPage }
  },
})
