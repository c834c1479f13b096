import { TestHost } from '@verstak/remote-kit/TestHost'
import { RouterProvider } from 'react-router-dom'
import { ProductReviews } from '../product-reviews/ProductReviews.tsx'
import { makeReview, makeReviews, PRODUCT_GUID } from '../testing/makeReview.ts'
import { createRouter } from '../testing/createRouter.tsx'
import { createReviewsHarness, type ReviewsHarnessInput } from '../testing/reviewsHarness.tsx'
import { listReviews } from '@verstak/contracts/review'
import { listReviewMedia } from '@verstak/contracts/reviewMedia'

export default { title: 'reviews/List', parameters: { layout: 'fullscreen' } }

const storyOf = (input: ReviewsHarnessInput, search = '') => ({
  render: () => {
    const harness = createReviewsHarness(input)
    const block = <ProductReviews productGuid={PRODUCT_GUID} rating={4.8} count={30} productLink="/product/drel-1/" />
    return (
      <TestHost host={harness.host}>
        <RouterProvider router={createRouter(harness, `/product/drel-1/${search}`, block)} />
      </TestHost>
    )
  },
})

const LONG = 'Собрал кухню и террасу на одном комплекте батарей, головку не утапливает, кромку не колет. '.repeat(110)

export const Desktop = storyOf({})

export const Phone = storyOf({ layout: 'mobile' })

export const Many = storyOf({ reviews: makeReviews(888) })

export const One = storyOf({ reviews: [makeReview(1)] })

export const LongText = storyOf({
  reviews: [
    makeReview(1, { content: { advantages: LONG, disadvantages: LONG, comment: LONG, reasonToBuy: 'Для дома' } }),
    makeReview(2),
  ],
})

export const None = storyOf({ reviews: [] })

export const NothingFound = storyOf({ reviews: makeReviews(5) }, '?rating=2')

export const Trouble = storyOf({ failures: { [listReviews.path]: 408 } })

export const MediaTrouble = storyOf({ failures: { [listReviewMedia.path]: 408 } })
