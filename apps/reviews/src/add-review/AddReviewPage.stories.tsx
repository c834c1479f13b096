import { getReviewForm } from '@verstak/contracts/reviewForm'
import { getRefusedText } from '@verstak/contracts/textForm'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { RouterProvider } from 'react-router-dom'
import { createRouter } from '../testing/createRouter.tsx'
import { makeFormData, makeOwnReview } from '../testing/makeOwnReview.ts'
import { createReviewsHarness, type ReviewsHarnessInput } from '../testing/reviewsHarness.tsx'
import type { ReviewFormData } from './reviewFormQuery.ts'

export default { title: 'reviews/AddReviewPage', parameters: { layout: 'fullscreen' } }

const storyOf = (data: Partial<ReviewFormData> = {}, input: ReviewsHarnessInput = {}, query = '') => ({
  render: () => {
    const harness = createReviewsHarness(input)
    harness.api.on(getReviewForm, () => makeFormData(data)).on(getRefusedText, () => ({ refused: REFUSED }))
    return (
      <TestHost host={harness.host}>
        <RouterProvider router={createRouter(harness, `/product/drel-1/add-review/${query}`)} />
      </TestHost>
    )
  },
})

const REFUSED = {
  errors: { rating: 'Поставьте оценку', name: 'Введите ваше имя' },
  problem: null,
  fields: { comment: 'Собрал кухню и террасу.', email: 'n.orlov@mail.ru', 'named-0': '4' },
}

export const Guest = storyOf()

export const Phone = storyOf({}, { layout: 'mobile' })

export const Edit = storyOf(
  {
    author: { name: 'Николай', city: 'Москва', email: 'n.orlov@mail.ru' },
    own: makeOwnReview(1, { state: 'refused', refusal: 'Не публикуем телефоны и другие контакты.' }),
  },
  { user: 'private' },
)

/** What the server has refused of a page without scripts. */
export const Refused = storyOf({}, {}, '?refused=key')

/** After a review was sent without scripts. */
export const Sent = storyOf({}, { layout: 'mobile' }, '?sent=unconfirmed')
