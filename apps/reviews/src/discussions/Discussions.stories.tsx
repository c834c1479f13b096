import { createDiscussion, listDiscussions, type Discussion } from '@verstak/contracts/discussion'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { RouterProvider } from 'react-router-dom'
import { ProductDiscussions } from '../product-discussions/ProductDiscussions.tsx'
import { createRouter } from '../testing/createRouter.tsx'
import { makeAnswer, makeDiscussion, makeThread } from '../testing/makeDiscussion.ts'
import { PRODUCT_GUID } from '../testing/makeReview.ts'
import { createReviewsHarness, type ReviewsHarnessInput } from '../testing/reviewsHarness.tsx'

export default { title: 'reviews/Discussions', parameters: { layout: 'fullscreen' } }

const storyOf = (discussions: readonly Discussion[], input: ReviewsHarnessInput = {}) => ({
  render: () => {
    const harness = createReviewsHarness(input)
    harness.api
      .on(listDiscussions, ({ query: { page = 1, itemsPerPage = 10 } }) => ({
        discussions: discussions.slice((page - 1) * itemsPerPage, page * itemsPerPage),
        pagination: {
          page,
          itemsPerPage,
          total: discussions.length,
          isLast: page * itemsPerPage >= discussions.length,
        },
      }))
      .on(createDiscussion, () => ({ guid: PRODUCT_GUID, state: 'waiting' as const }))
    const block = <ProductDiscussions productGuid={PRODUCT_GUID} />
    return (
      <TestHost host={harness.host}>
        <RouterProvider router={createRouter(harness, '/product/drel-1/', block)} />
      </TestHost>
    )
  },
})

const THIRD_PARTY = makeDiscussion(2, {
  isThirdParty: true,
  author: { name: 'Гость' },
  answersCount: 1,
  answers: [makeAnswer(9, { isThirdParty: true, author: { name: 'Алексей' }, parentAuthorName: 'Гостя' })],
})

export const Desktop = storyOf([makeThread(), THIRD_PARTY, makeDiscussion(3), makeDiscussion(4)])

export const Phone = storyOf([makeThread(), THIRD_PARTY], { layout: 'mobile' })

export const None = storyOf([])
