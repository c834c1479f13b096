import { expect, expectNoAxeViolations, test } from './fixtures.ts'

test('a guest on /user/devices/ is offered the sign-in; the page fits the screen and passes axe', async ({ page }) => {
  const response = await page.goto('/user/devices/', { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Устройства' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login/?next=%2Fuser%2Fdevices%2F')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'nothing sticks out sideways',
  ).toBeLessThanOrEqual(0)
  await expectNoAxeViolations(page)
})
