/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { makeReview, makeReviews } from '../testing/makeReview.ts'
import { createReviewsHarness, type ReviewsHarnessInput } from '../testing/reviewsHarness.tsx'

const ADDRESS = '/product/drel-1/otzyvy/'

const render = (address: string, input: ReviewsHarnessInput = {}) => {
  const { host, routes } = createReviewsHarness(input)
  return renderRemote(host, routes, address)
}

const open = async (address: string, input: ReviewsHarnessInput = {}) => {
  const { host, routes } = createReviewsHarness(input)
  return openRemote(host, routes, address)
}

test.each<Layout>(['desktop', 'mobile', 'desktop-crawler', 'mobile-crawler'])(
  '%s: a guest reads reviews with their photos and videos, and votes, without scripts [REVIEW-001] [ROUTE-075]',
  async (layout) => {
    const html = await render(ADDRESS, { layout })
    expect(html).toContain('Собрал кухню и террасу, отзыв 1.')
    expect(html).toContain('Собрал кухню и террасу, отзыв 9.')
    expect(html).toMatch(/<a[^>]*href="\/files\/photo-0\.webp"[^>]*aria-label="Фото 1, отзыв: Андрей 1"/)
    expect(html).toMatch(/<a[^>]*href="\/files\/video-0\.mp4"/)
    expect(html).toMatch(/<form(?=[^>]*action="\/api\/product\/review\/save-vote\/form")(?=[^>]*method="post")/)
    expect(html).toMatch(/<button(?=[^>]*name="action")(?=[^>]*value="like")/)
    expect(html).not.toContain('<template')
  },
)

test('pages are found by number, with links to the others', async () => {
  const html = await render(`${ADDRESS}page2/`)
  expect(html).toContain('отзыв 11.')
  expect(html).not.toContain('отзыв 9.')
  expect(html).toMatch(/<link rel="prev" href="\/product\/[^"]*\/otzyvy\/"/)
  expect(html).toMatch(/<link rel="next" href="\/product\/[^"]*\/otzyvy\/page3\/"/)
  expect(html).toMatch(/<a[^>]*href="\/product\/[^"]*\/otzyvy\/page3\/"/)
  expect(html).toMatch(/<link rel="canonical" href="\/product\/[^"]*\/otzyvy\/page2\/"/)
})

test('a page after the last one is not there', async () => {
  expect((await open(`${ADDRESS}page4/`)).error).toMatchObject({ status: 404 })
  expect((await open(`${ADDRESS}page3/`)).status).toBe(200)
})

test('search engines get the mean and the reviews of the page as data, and no others', async () => {
  const html = await render(ADDRESS)
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const product = JSON.parse(json ?? '')
  expect(product).toMatchObject({
    '@type': 'Product',
    aggregateRating: { '@type': 'AggregateRating', reviewCount: 30, bestRating: 5, worstRating: 1 },
  })
  expect(product.review).toHaveLength(10)
  expect(product.review[0]).toMatchObject({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Андрей 1' },
    reviewRating: { '@type': 'Rating', ratingValue: 5 },
  })
})

test('without reviews there is no rating to report, and nothing to index', async () => {
  const html = await render(ADDRESS, { reviews: [] })
  expect(html).toContain('Отзывов пока нет')
  expect(html).not.toContain('ld+json')
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
})

test('filters and sorting are links and a form; what they show is not indexed', async () => {
  const html = await render(`${ADDRESS}?rating=4&sortBy=usefulness`)
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="sortBy"[^>]*value="usefulness"/)
  expect(html).toMatch(/<link rel="canonical" href="\/product\/[^"]*\/otzyvy\/"/)
})

test('texts of up to 980 letters are whole for crawlers, longer ones are cut [REVIEW-047]', async () => {
  const reviewOf = (length: number) => [
    makeReview(1, { content: { advantages: '', disadvantages: '', comment: 'ы'.repeat(length), reasonToBuy: '' } }),
  ]
  const short = await render(ADDRESS, { layout: 'desktop-crawler', reviews: reviewOf(979) })
  expect(short).not.toContain('Читать полностью')
  expect(short).not.toMatch(/<p[^>]*data-cut/)
  const long = await render(ADDRESS, { layout: 'desktop-crawler', reviews: reviewOf(980) })
  expect(long).toMatch(/<p[^>]*data-cut/)
  expect(long).toContain('Читать полностью')
  // Cut only to the eye: the text is there.
  expect(long).toContain('ы'.repeat(980))
})

test('no text of a review can end the script of its data or become markup', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  const html = await render(ADDRESS, {
    reviews: [
      makeReview(1, {
        author: { name: evil, city: evil },
        content: { advantages: evil, disadvantages: evil, comment: evil, reasonToBuy: evil },
        characteristicRatings: [{ name: evil, rating: 5 }],
      }),
    ],
  })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
})

test("one visitor's reviews do not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) =>
    render(ADDRESS, {
      reviews: makeReviews(3).map((review) => ({ ...review, author: { name: secret, city: '' } })),
    }),
  ))
