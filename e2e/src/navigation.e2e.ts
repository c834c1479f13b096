import { expect, test, untilLive } from './fixtures.ts'
import { ListingPage } from './ListingPage.ts'

test('a slow page shows that it is on its way, while the old one can still be read @once', async ({
  page,
  goods: { department, product },
}) => {
  await page.goto(department.canonical)
  await untilLive(page.getByRole('main'))
  let answer = () => {}
  const isWanted = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v1/product?*', async (route) => {
    await isWanted
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).click()
  await expect(page.getByRole('progressbar', { name: 'Страница загружается' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(department.title)
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('links of the store open without a new document, and the way back leads to the same place', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  const listing = new ListingPage(page, isMobile)
  await page.goto(department.canonical)
  await untilLive(page.getByRole('main'))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const tile = listing.tiles.nth(15)
  const link = tile.getByRole('link').first()
  // It has come to rest then.
  await link.hover()
  const position = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(listing.tiles).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -1)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
