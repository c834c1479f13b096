import { expect, test } from './fixtures.ts'

test('pages of delivery read completely without JavaScript [ROUTE-053] [ROUTE-054]', async ({ page }) => {
  const main = page.getByRole('main')
  expect((await page.goto('/courier-delivery/'))?.status()).toBe(200)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('table', { name: 'Стоимость доставки' })).toBeVisible()
  expect((await page.goto('/region-delivery/'))?.status()).toBe(200)
  await expect(main.getByRole('heading', { level: 1, name: 'Доставка в регионы' })).toBeVisible()
  await expect(main.getByText('Как это работает')).toBeVisible()
})
