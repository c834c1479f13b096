import { bytesBeforeInteraction } from '@verstak/tools-bench/bytesBeforeInteraction'
import { CSS_BUDGET, REVIEWS_BUDGET } from '@verstak/tools-bench/pageBudgets'
import { findReviewed } from './findReviewed.ts'
import { expect, test } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'

for (const name of ['otzyvy', 'discussions', 'add-review', 'category'] as const) {
  test(`reviews, ${name}: at most ${REVIEWS_BUDGET / 1000} kB of JavaScript come before the first interaction @phone @budget`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { link, categoryLink } = await findReviewed(request)
    const path = name === 'category' ? `${categoryLink}otzyvy/` : `${link}${name}/`
    const { js, css } = await bytesBeforeInteraction(page, baseURL! + path)
    console.log(`reviews, ${name}: ${(js / 1000).toFixed(1)} kB of JavaScript, ${(css / 1000).toFixed(1)} kB of CSS`)
    expect(js, 'there is JavaScript').toBeGreaterThan(100_000)
    expect(js, 'JavaScript, brotli').toBeLessThanOrEqual(REVIEWS_BUDGET)
    expect(css, 'CSS, brotli').toBeLessThanOrEqual(CSS_BUDGET)
  })
}

test(`my reviews: at most ${REVIEWS_BUDGET / 1000} kB of JavaScript come before the first interaction, their code with it @phone @budget`, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies(sessionCookies('private', baseURL!))
  const { js, css } = await bytesBeforeInteraction(page, `${baseURL!}/user/reviews/`)
  console.log(`my reviews: ${(js / 1000).toFixed(1)} kB of JavaScript, ${(css / 1000).toFixed(1)} kB of CSS`)
  expect(js, 'there is JavaScript').toBeGreaterThan(100_000)
  expect(js, 'JavaScript, brotli').toBeLessThanOrEqual(REVIEWS_BUDGET)
  expect(css, 'CSS, brotli').toBeLessThanOrEqual(CSS_BUDGET)
  // A press before their code is there is not lost.
  await page.getByRole('tab', { name: /Вопросы и ответы/ }).click()
  await expect(page.getByRole('tab', { name: /Вопросы и ответы/ })).toHaveAttribute('aria-selected', 'true')
})
