import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { listOwnDiscussions } from '@verstak/contracts/discussion'
import { listNotReviewed } from '@verstak/contracts/purchaseHistory'
import { deleteReview, listOwnReviews, type OwnReview } from '@verstak/contracts/reviewForm'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { guidOf } from '@verstak/testing/factories'
import { fakeDialogs } from '../testing/fakeDialogs.ts'
import { makeAnswer } from '../testing/makeDiscussion.ts'
import { makeOwnReview } from '../testing/makeOwnReview.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'
import { MyReviews } from './MyReviews.tsx'

beforeAll(fakeDialogs)

const PRODUCT = { id: 1, name: 'Дрель', link: '/product/drel-1/', image: '/pictures/{size}.{format}' }

async function show({ reviews = [] as OwnReview[], hasPurchase = false, hasQuestion = false } = {}) {
  const { api, host } = createReviewsHarness({ user: 'private' })
  let left = reviews
  api
    .on(listOwnReviews, ({ query: { page = 1, itemsPerPage = 10 } }) => ({
      reviews: left.slice((page - 1) * itemsPerPage, page * itemsPerPage),
      total: left.length,
    }))
    .on(deleteReview, ({ body: { guid } }) => {
      left = left.filter((review) => review.guid !== guid)
      return {}
    })
    .on(listOwnDiscussions, () => ({
      discussions: hasQuestion
        ? [
            {
              ...makeAnswer(1, { text: 'Мой вопрос' }),
              product: PRODUCT,
              state: 'refused' as const,
              refusal: 'Реклама.',
            },
          ]
        : [],
      total: hasQuestion ? 1 : 0,
    }))
    .on(listNotReviewed, () => ({
      products: hasPurchase
        ? [
            {
              ...{ productId: 5, productGuid: guidOf(5), code: '1', name: 'Пила', link: '/product/pila-5/' },
              ...{ image: '/pictures/{size}.{format}', orderGuid: guidOf(9), orderNumber: '1' },
              receivedAt: '2026-11-10T09:00:00+03:00',
            },
          ]
        : [],
      total: hasPurchase ? 1 : 0,
    }))
  await act(async () =>
    render(
      <TestHost host={host}>
        <MyReviews />
      </TestHost>,
    ),
  )
  return api
}

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))

test('every review shows its state, and why it was refused', async () => {
  await show({
    reviews: [makeOwnReview(1), makeOwnReview(2, { state: 'refused', refusal: 'Не публикуем телефоны.' })],
  })
  const [first, second] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent('Опубликован')
  expect(second).toHaveTextContent('Не опубликован')
  expect(second).toHaveTextContent('Не публикуем телефоны.')
  expect(within(first!).getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/product/drel-1/add-review/')
})

test('a review is deleted after a question, and is gone', async () => {
  await show({ reviews: [makeOwnReview(1)] })
  await press(await screen.findByRole('button', { name: 'Удалить' }))
  const question = await screen.findByRole('dialog', { name: 'Удалить отзыв?' })
  await press(within(question).getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Вы ещё не писали отзывов' })).toBeVisible())
})

test('more than ten reviews follow page by page', async () => {
  await show({ reviews: Array.from({ length: 12 }, (_, index) => makeOwnReview(index + 1)) })
  expect(await screen.findAllByRole('article')).toHaveLength(10)
  await press(screen.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
})

test('questions have a tab of their own', async () => {
  await show({ hasQuestion: true })
  await press(await screen.findByRole('tab', { name: /Вопросы и ответы/ }))
  const question = screen.getByRole('article')
  expect(question).toHaveTextContent('Мой вопрос')
  expect(question).toHaveTextContent('Реклама.')
})

test('what was bought and not reviewed leads to the form', async () => {
  await show({ hasPurchase: true })
  expect(await screen.findByRole('heading', { name: 'Ждут вашего отзыва' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Написать отзыв' })).toHaveAttribute('href', '/product/pila-5/add-review/')
})
