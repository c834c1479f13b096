import { expect, NOT_FOUND_COMPLAINT, test } from './fixtures.ts'

test('a legal document reads completely without JavaScript', async ({ page }) => {
  const response = await page.goto('/legal/user-agreement')
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Пользовательское соглашение' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await main.getByRole('article').getByRole('link', { name: 'правила торговли' }).click()
  await expect(page).toHaveURL('/legal/trade-rules/')
  await page.goto('/legal/personal/?version=1')
  await expect(main.getByText(/^Редакция 1 от/)).toBeVisible()
})

test.describe('without such a text', () => {
  test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })

  test('unknown documents and versions are not found', async ({ page }) => {
    for (const address of ['/legal/nothing/', '/legal/personal/?version=99', '/legal/personal/?version=x'])
      expect((await page.goto(address))?.status(), address).toBe(404)
  })
})

test('the newsletter is asked for without JavaScript', async ({ page }) => {
  await page.goto('/legal/requisites/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Подписаться на рассылку' }).click()
  const main = page.getByRole('main')
  await main.getByPlaceholder('Введите email').fill(`no-js-${Date.now()}@mail.ru`)
  await main.getByRole('button', { name: 'Подписаться' }).click()
  await expect(main.getByText('На указанный email отправлено письмо для подтверждения подписки')).toBeVisible()
})
