/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { getReviewForm } from '@verstak/contracts/reviewForm'
import { getRefusedText, type RefusedText } from '@verstak/contracts/textForm'
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { makeFormData, makeOwnReview } from '../testing/makeOwnReview.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'
import type { ReviewFormData } from './reviewFormQuery.ts'

const render = (data: Partial<ReviewFormData> = {}, layout: Layout = 'desktop', query = '') => {
  const { api, host, routes } = createReviewsHarness({ layout, user: 'private' })
  api.on(getRefusedText, ({ query: { key } }) => ({ refused: key === 'known' ? REFUSED : null }))
  api.on(getReviewForm, () => makeFormData(data))
  return renderRemote(host, routes, `/product/drel-1/add-review/${query}`)
}

test.each<Layout>(['desktop', 'mobile'])(
  '%s: the form comes with the page, which is not indexed [ROUTE-075]',
  async (layout) => {
    const html = await render({}, layout)
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    for (const label of ['Ваша оценка', 'Качество', 'Достоинства', 'Недостатки', 'Комментарий', 'Покупал(а) для'])
      expect(html).toContain(label)
    expect(html).toContain('Чтобы добавить фото или видео, включите JavaScript')
    expect(html).toMatch(/<form(?=[^>]*action="\/api\/v1\/reviews\/save\/form")(?=[^>]*method="post")/)
  },
)

const REFUSED: RefusedText = {
  errors: { rating: 'Поставьте оценку', email: 'Введите ваш Email' },
  problem: null,
  fields: { comment: 'Пилит </textarea>ровно', name: 'Николай', city: 'Пермь', email: '', 'named-1': '3' },
}

test('a form that was refused without scripts comes with its errors and all that was typed', async () => {
  const html = await render({}, 'desktop', '?refused=known')
  for (const text of ['Поставьте оценку', 'Введите ваш Email']) expect(html).toContain(text)
  expect(html).toContain('Пилит &lt;/textarea&gt;ровно')
  expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Николай")/)
  expect(html).toMatch(/<input(?=[^>]*name="city")(?=[^>]*value="Пермь")/)
  expect(html).toMatch(/<input(?=[^>]*name="named-1")(?=[^>]*value="3")(?=[^>]*checked)/)
  expect(await render({}, 'desktop', '?refused=other')).not.toContain('Поставьте оценку')
})

test.each([
  ['unconfirmed', 'Проверьте почту'],
  ['waiting', 'Спасибо за отзыв!'],
])('a review that was taken without scripts (%s) is answered: %s', async (state, title) => {
  const html = await render({}, 'mobile', `?sent=${state}`)
  expect(html).toContain(title)
  expect(html).not.toContain('<form')
})

test('no picture of a kind that browsers cannot show is offered by the picker', async () => {
  const accept = /accept="([^"]*)"/.exec(await render())?.[1] ?? ''
  expect(accept.split(',')).toEqual(expect.arrayContaining(['image/jpeg', 'image/png', 'video/mp4']))
  expect(accept).not.toMatch(/heic|heif/i)
})

test("one user's review does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) =>
    render({
      author: { name: secret, city: '', email: 'a@mail.example' },
      own: makeOwnReview(1, { content: { advantages: secret, disadvantages: '', comment: '', reasonToBuy: '' } }),
    }),
  ))
