import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { placeOrder } from './placeOrder.ts'

test('an order shows its way, and is cancelled with the keyboard alone @once', async ({
  page,
  baseURL,
  goods: { product },
}) => {
  test.slow()
  await page.goto(await placeOrder(page, baseURL!, product), { waitUntil: 'networkidle' })
  const way = page.getByRole('region', { name: 'Что с заказом' })
  await expect(way.locator('[aria-current=step]')).toContainText('Принят')
  await expect(way).toContainText('Готов к выдаче')
  const question = page.locator('summary').filter({ hasText: 'Отменить заказ' })
  await untilLive(question)
  await question.focus()
  await page.keyboard.press('Enter')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Да, отменить' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ № \d+ отменён$/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Заказ отменён' })).toBeVisible()
  await expect(way.locator('[aria-current=step]')).toContainText('Отменён')
  await expectNoAxeViolations(page)
})
