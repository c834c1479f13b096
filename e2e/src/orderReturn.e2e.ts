import { request } from '@playwright/test'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { handOver } from './handOver.ts'
import { placeOrder } from './placeOrder.ts'

/** A red point. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('of an order that was handed over a piece is asked back with the keyboard alone @once', async ({
  page,
  baseURL,
  goods: { others },
}) => {
  test.slow()
  const link = await placeOrder(page, baseURL!, others[5]!)
  await handOver(baseURL!, new URL(link, baseURL).searchParams.get('order')!)
  await page.goto(link)
  const returns = page.getByRole('region', { name: 'Возврат товаров' })
  await untilLive(returns.locator('summary'))
  await returns.getByText('Вернуть товар', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(returns.getByRole('radio', { name: /^Не подошёл/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(returns.getByRole('radio', { name: /^Не подошёл/ })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowDown')
  await expect(returns.getByRole('radio', { name: /^Брак или поломка/ })).toBeChecked()
  const submit = returns.getByRole('button', { name: 'Отправить заявку' })
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(returns.getByText('Опишите, что не так')).toBeVisible()
  await expect(returns.getByText('Укажите, сколько штук возвращаете')).toBeVisible()
  await returns.getByRole('button', { name: 'Больше' }).focus()
  await page.keyboard.press('Enter')
  await returns.getByLabel('Что не так').fill('Искрит при включении')
  await returns.getByLabel('Добавить фото').setInputFiles({ name: 'skol.png', mimeType: 'image/png', buffer: PHOTO })
  await expect(returns.getByRole('img', { name: 'skol.png' })).toBeVisible()
  await expectNoAxeViolations(page)
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(returns.getByText('Заявка отправлена')).toBeVisible()
  await page.reload()
  await expect(returns).toContainText('Заявка рассматривается')
  const photo = returns.getByRole('img', { name: 'Фото 1 к возврату, открыть целиком' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  // The photo is nobody else's.
  const address = new URL((await photo.getAttribute('src'))!, baseURL).href
  const stranger = await request.newContext()
  expect((await stranger.get(address.replace(/&key=[^&]+/, ''))).status()).toBe(404)
  await stranger.dispose()
})
