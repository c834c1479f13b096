import { expect, test } from './fixtures.ts'
import { findReviewed } from './findReviewed.ts'

test('photos of a review lead to their files without JavaScript, on all pages of reviews', async ({
  page,
  request,
}) => {
  const { link, categoryLink } = await findReviewed(request, { hasPhotos: true })
  for (const address of [`${link}otzyvy/`, `${categoryLink}otzyvy/`]) {
    await page.goto(address)
    const photo = page.getByRole('main').getByRole('link', { name: /^Фото/ }).first()
    await expect(photo.locator('img')).toBeVisible()
    const file = await request.get((await photo.getAttribute('href'))!)
    expect(file.status(), address).toBe(200)
    expect(file.headers()['content-type'], address).toMatch(/^image\//)
  }
})

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
