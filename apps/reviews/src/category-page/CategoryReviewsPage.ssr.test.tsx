/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { listCategoryReviews } from '@verstak/contracts/review'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { makeReviews } from '../testing/makeReview.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'
import { answerCategory } from '../testing/answerCategory.ts'

const open = (address: string, reviews = makeReviews(45)) => {
  const { api, host, routes } = createReviewsHarness()
  api.on(listCategoryReviews, ({ query }) => {
    const answer = answerCategory(reviews, query)
    if (!answer) throw new ApiError('page-out-of-range', 404)
    return answer
  })
  return { api, page: openRemote(host, routes, address), html: () => renderRemote(host, routes, address) }
}

const CATEGORY = '/category/dreli-7111/otzyvy/'
const BRAND = '/category/dreli-7111/bosch-7/otzyvy/'

test.each([
  [CATEGORY, { categoryId: 7111, page: 1 }, 'отзыв 1.', 'Отзывы: Дрели'],
  [`${CATEGORY}page2/`, { categoryId: 7111, page: 2 }, 'отзыв 21.', 'Отзывы: Дрели'],
  [BRAND, { categoryId: 7111, brandId: 7, page: 1 }, 'отзыв 1.', 'Отзывы: Дрели Bosch'],
  [`${BRAND}page2/`, { categoryId: 7111, brandId: 7, page: 2 }, 'отзыв 21.', 'Отзывы: Дрели Bosch'],
])('%s shows its reviews [ROUTE-024] [ROUTE-025] [ROUTE-026] [ROUTE-027]', async (address, query, text, heading) => {
  const { api, page } = open(address)
  const { status, html } = await page
  expect(status).toBe(200)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}`))
  expect(html).toContain(text)
  expect(api.calls.map(({ input }) => input)).toContainEqual({ query })
})

test.each([CATEGORY, BRAND])('%s has titles, neighbours and a canonical address on each page', async (address) => {
  const { html } = await open(`${address}page2/`).page
  expect(html).toMatch(/<title>Дрели( Bosch)?: отзывы покупателей, страница 2 — Верстак<\/title>/)
  expect(html).toContain(`<link rel="canonical" href="${address}page2/"/>`)
  expect(html).toContain(`<link rel="prev" href="${address}"/>`)
  expect(html).toContain(`<link rel="next" href="${address}page3/"/>`)
  expect(html).toMatch(new RegExp(`<a[^>]*href="${address}page3/"`))
})

test('the data for search engines are of the products and reviews of the page only', async () => {
  const { html } = await open(CATEGORY).page
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const [product, ...others] = JSON.parse(json ?? '')['@graph']
  expect(others).toHaveLength(0)
  expect(product).toMatchObject({ '@type': 'Product', aggregateRating: { ratingValue: 4.8, reviewCount: 45 } })
  expect(product.review).toHaveLength(20)
})

test('a page after the last one is not there', async () => {
  expect((await open(`${CATEGORY}page4/`).page).error).toMatchObject({ status: 404 })
})

test('without reviews the page leads to the goods and is not indexed', async () => {
  const { html } = await open(CATEGORY, []).page
  expect(html).toContain('Отзывов пока нет')
  expect(html).toContain('href="/category/dreli-7111/"')
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(html).not.toContain('ld+json')
})

test("one visitor's reviews do not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) =>
    open(
      CATEGORY,
      makeReviews(3).map((review) => ({ ...review, author: { name: secret, city: '' } })),
    ).html(),
  ))
