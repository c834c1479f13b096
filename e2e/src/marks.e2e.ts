import { holdLateCode } from '@verstak/tools-bench/holdLateCode'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'

test('a product marked on its tile is marked on its page, and stays so until the mark is taken away @phone', async ({
  page,
  goods: { department },
}) => {
  await holdLateCode(page)
  // Of the document that is shown: the one before may still bring something while it is left.
  const calls: string[] = []
  page.on('framenavigated', () => (calls.length = 0))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/marks|favorites|compare/.test(pathname)) calls.push(pathname.replace(/[^/]*\.js$/, 'code'))
  })
  await page.goto(department.canonical, { waitUntil: 'networkidle' })
  const tile = page.getByRole('region', { name: 'Товары', exact: true }).getByRole('article').first()
  const heart = tile.getByRole('button', { name: /^Добавить в избранное: / })
  const bars = tile.getByRole('button', { name: /^Добавить к сравнению: / })
  await untilLive(heart)
  expect(calls, 'who has marked nothing is asked for nothing').toEqual([])
  for (const toggle of [heart, bars]) {
    const { width, height } = (await toggle.boundingBox())!
    expect(Math.min(width, height), 'fingers hit it').toBeGreaterThanOrEqual(44)
  }

  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  const popup = page.getByText('Товар добавлен в избранное. Оно хранится в этом браузере год')
  await expect(popup).toBeVisible()
  const tabBar = page.getByRole('navigation', { name: 'Основное меню' })
  const { y: top } = (await tabBar.boundingBox())!
  await expect
    .poll(async () => (await popup.boundingBox())!.y, { message: 'the popup lies above the tab bar' })
    .toBeLessThan(top - 20)
  await bars.click()
  await expect(bars).toHaveAttribute('aria-pressed', 'true')
  await expectNoAxeViolations(page)

  await tile.getByRole('link').first().click()
  // The department has a heading and marks as well.
  await expect(page).toHaveURL(/\/product\//)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const pageHeart = main.getByRole('button', { name: /^Добавить в избранное: / }).first()
  const pageBars = main.getByRole('button', { name: /^Добавить к сравнению: / }).first()
  for (const toggle of [pageHeart, pageBars]) await expect(toggle).toHaveAttribute('aria-pressed', 'true')

  await page.reload({ waitUntil: 'networkidle' })
  for (const toggle of [pageHeart, pageBars]) await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(calls, 'one call tells all marks, and no code is needed for them').toEqual(['/api/v1/product/marks'])
  for (const toggle of [pageHeart, pageBars]) {
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  }
  await page.goto(department.canonical, { waitUntil: 'networkidle' })
  for (const toggle of [heart, bars]) await expect(toggle).toHaveAttribute('aria-pressed', 'false')
})
