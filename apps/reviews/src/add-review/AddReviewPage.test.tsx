import { act, fireEvent, screen, within } from '@testing-library/react'
import { render } from '@testing-library/react'
import { ApiError } from '@verstak/api-client/ApiError'
import { getReviewForm, saveReview } from '@verstak/contracts/reviewForm'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { RouterProvider } from 'react-router-dom'
import { createRouter } from '../testing/createRouter.tsx'
import { fakeDialogs } from '../testing/fakeDialogs.ts'
import { keyOf, makeFormData, makeOwnReview } from '../testing/makeOwnReview.ts'
import { PRODUCT_GUID } from '../testing/makeReview.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'
import type { ReviewFormData } from './reviewFormQuery.ts'

beforeAll(fakeDialogs)
beforeEach(() => localStorage.clear())

interface PageInput {
  data?: Partial<ReviewFormData>
  isUser?: boolean
  save?: () => { state: 'waiting' | 'unconfirmed' }
}

async function openPage({ data, isUser, save = () => ({ state: 'unconfirmed' }) }: PageInput = {}) {
  const harness = createReviewsHarness(isUser ? { user: 'private' } : {})
  harness.api.on(getReviewForm, () => makeFormData(data)).on(saveReview, () => ({ guid: PRODUCT_GUID, ...save() }))
  const page = render(
    <TestHost host={harness.host}>
      <RouterProvider router={createRouter(harness, '/product/drel-1/add-review/')} />
    </TestHost>,
  )
  await screen.findByRole('form')
  const bodies = () =>
    harness.api.calls
      .filter(({ path }) => path === saveReview.path)
      .map(({ input }) => (input as { body: unknown }).body)
  return { ...page, bodies }
}

const form = () => screen.getByRole('form', { name: 'Отзыв о товаре' })
const text = (name: string) => within(form()).getByRole('textbox', { name })
const fill = (name: string, value: string) => act(async () => void fireEvent.change(text(name), { target: { value } }))
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const stars = (name: string) => within(within(form()).getByRole('radiogroup', { name })).getAllByRole('radio')
const send = () => press(within(form()).getByRole('button', { name: /^(Отправить|Сохранить) отзыв/ }))

test('a guest writes a review and is told to confirm it by his mail', async () => {
  const { bodies } = await openPage()
  await press(stars('Ваша оценка')[3]!)
  await press(stars('Качество')[4]!)
  await press(within(form()).getByRole('radio', { name: 'Несколько месяцев' }))
  await fill('Достоинства', 'Лёгкий')
  await fill('Комментарий', 'Доволен')
  await fill('Имя', 'Николай')
  await fill('Город', 'Москва')
  await fill('Email', 'n.orlov@mail.ru')
  await send()
  expect(bodies()).toEqual([
    {
      productGuid: PRODUCT_GUID,
      rating: 4,
      experience: 'few_months',
      content: { advantages: 'Лёгкий', disadvantages: '', comment: 'Доволен', reasonToBuy: '' },
      characteristicRatings: [{ name: 'Качество', rating: 5 }],
      images: [],
      videos: [],
      author: { name: 'Николай', city: 'Москва', email: 'n.orlov@mail.ru' },
      captcha: '',
    },
  ])
  expect(screen.getByRole('status')).toHaveTextContent('Мы отправили письмо на n.orlov@mail.ru')
})

test('without stars nothing is sent, and everything wrong is told at its field', async () => {
  const { bodies } = await openPage()
  await fill('Email', 'anna@mail')
  await send()
  expect(await within(form()).findByText('Поставьте оценку')).toBeVisible()
  expect(within(form()).getByText('Введите ваше имя')).toBeVisible()
  expect(text('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(within(form()).getByRole('radiogroup', { name: 'Ваша оценка' })).toHaveAttribute('aria-invalid', 'true')
  expect(bodies()).toEqual([])
})

test('a failure keeps everything and is told', async () => {
  await openPage({
    save: () => {
      throw new ApiError('unavailable', 0)
    },
  })
  await press(stars('Ваша оценка')[4]!)
  await fill('Имя', 'Николай')
  await fill('Email', 'n.orlov@mail.ru')
  await fill('Комментарий', 'Доволен')
  await send()
  expect(within(form()).getByRole('alert')).toHaveTextContent('Всё написанное осталось в форме')
  expect(text('Комментарий')).toHaveValue('Доволен')
  expect(stars('Ваша оценка')[4]).toBeChecked()
})

test('what is typed stays on the device until it is sent', async () => {
  const first = await openPage()
  await press(stars('Ваша оценка')[2]!)
  await fill('Комментарий', 'Черновик')
  expect(screen.getByText(/^Черновик сохранён на этом устройстве в \d\d:\d\d/)).toBeVisible()
  first.unmount()
  const second = await openPage()
  expect(text('Комментарий')).toHaveValue('Черновик')
  expect(stars('Ваша оценка')[2]).toBeChecked()
  await fill('Имя', 'Николай')
  await fill('Email', 'n.orlov@mail.ru')
  await send()
  second.unmount()
  await openPage()
  expect(text('Комментарий')).toHaveValue('')
})

test('a user edits his review: everything is there, and his files stay', async () => {
  const { bodies } = await openPage({
    isUser: true,
    save: () => ({ state: 'waiting' }),
    data: {
      author: { name: 'Николай', city: 'Москва', email: 'n.orlov@mail.ru' },
      own: makeOwnReview(1, {
        productRating: 3,
        state: 'refused',
        refusal: 'Не публикуем телефоны.',
        images: [{ url: '/files/1.webp', preview: '/files/1s.webp' }],
        imageUploads: [keyOf(1)],
        videos: [{ url: '/files/2.mp4', preview: '/files/2.webp' }],
        videoUploads: [{ ...keyOf(2), poster: keyOf(3) }],
      }),
    },
  })
  expect(screen.getByText('Не публикуем телефоны.')).toBeVisible()
  expect(stars('Ваша оценка')[2]).toBeChecked()
  expect(text('Достоинства')).toHaveValue('Лёгкий, с батареей полтора килограмма.')
  expect(within(form()).getByText('n•••••v@mail.ru, адрес не публикуем')).toBeVisible()
  await press(within(form()).getByRole('button', { name: 'Убрать: Файл 1' }))
  await send()
  expect(bodies()).toMatchObject([
    { rating: 3, images: [], videos: [{ ...keyOf(2), poster: keyOf(3) }], author: { name: 'Николай' } },
  ])
  expect(screen.getByRole('status')).toHaveTextContent('Спасибо за отзыв!')
})

test('the purchase of the user is told', async () => {
  await openPage({
    isUser: true,
    data: { purchase: { orderNumber: '26-0804-1187', receivedAt: '2026-08-04T10:00:00+03:00' } },
  })
  expect(screen.getByText('Куплено 4 августа 2026, заказ 26-0804-1187')).toBeVisible()
})
