/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { getReviewForm } from '@verstak/contracts/reviewForm'
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { makeFormData, makeOwnReview } from '../testing/makeOwnReview.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'
import type { ReviewFormData } from './reviewFormQuery.ts'

const render = (data: Partial<ReviewFormData> = {}, layout: Layout = 'desktop') => {
  const { api, host, routes } = createReviewsHarness({ layout, user: 'private' })
  api.on(getReviewForm, () => makeFormData(data))
  return renderRemote(host, routes, '/product/drel-1/add-review/')
}

test.each<Layout>(['desktop', 'mobile'])(
  '%s: the form comes with the page, which is not indexed [ROUTE-075]',
  async (layout) => {
    const html = await render({}, layout)
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    for (const label of ['Ваша оценка', 'Качество', 'Достоинства', 'Недостатки', 'Комментарий', 'Покупал(а) для'])
      expect(html).toContain(label)
    expect(html).toContain('Чтобы написать отзыв, включите JavaScript')
  },
)

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
