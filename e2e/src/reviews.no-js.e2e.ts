import { expect, test } from './fixtures.ts'
import { findReviewed } from './findReviewed.ts'

test('reviews are read and voted for without JavaScript, page by page [REVIEW-001]', async ({ page, request }) => {
  const { link } = await findReviewed(request)
  await page.goto(link)
  await page.locator('#reviews').getByRole('link', { name: 'Все отзывы' }).click()
  await expect(page).toHaveURL(/\/otzyvy\/$/)
  const main = page.getByRole('main')
  const review = main.getByRole('article').last()
  const like = review.getByRole('button', { name: /^Полезен/ })
  const before = Number((await like.textContent())?.replace(/\D/g, ''))
  await like.click()
  await expect(page).toHaveURL(/\/otzyvy\//)
  await expect(
    main
      .getByRole('article')
      .last()
      .getByRole('button', { name: /^Полезен/ }),
  ).toHaveText(String(before + 1))
})
