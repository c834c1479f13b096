import { getReviewForm } from '@verstak/contracts/reviewForm'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { RouterProvider } from 'react-router-dom'
import { createRouter } from '../testing/createRouter.tsx'
import { makeFormData, makeOwnReview } from '../testing/makeOwnReview.ts'
import { createReviewsHarness, type ReviewsHarnessInput } from '../testing/reviewsHarness.tsx'
import type { ReviewFormData } from './reviewFormQuery.ts'

export default { title: 'reviews/AddReviewPage', parameters: { layout: 'fullscreen' } }

const storyOf = (data: Partial<ReviewFormData> = {}, input: ReviewsHarnessInput = {}) => ({
  render: () => {
    const harness = createReviewsHarness(input)
    harness.api.on(getReviewForm, () => makeFormData(data))
    return (
      <TestHost host={harness.host}>
        <RouterProvider router={createRouter(harness, '/product/drel-1/add-review/')} />
      </TestHost>
    )
  },
})

export const Guest = storyOf()

export const Phone = storyOf({}, { layout: 'mobile' })

export const Edit = storyOf(
  {
    author: { name: 'Николай', city: 'Москва', email: 'n.orlov@mail.ru' },
    own: makeOwnReview(1, { state: 'refused', refusal: 'Не публикуем телефоны и другие контакты.' }),
  },
  { user: 'private' },
)
