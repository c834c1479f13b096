import { request } from '@playwright/test'
import { changeOrderAsStaff } from '@verstak/contracts/orderStaff'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { placeOrder } from './placeOrder.ts'
import { sessionCookies } from './sessionCookies.ts'

test('of an order that was handed over a piece is asked back with the keyboard alone', async ({
  page,
  baseURL,
  goods: { others },
}) => {
  test.slow()
  const link = await placeOrder(page, baseURL!, others[5]!)
  await handOver(baseURL!, new URL(link, baseURL).searchParams.get('order')!)
  await page.goto(link)
  const returns = page.getByRole('region', { name: 'Возврат товаров' })
  const open = returns.getByRole('button', { name: 'Вернуть товар' })
  await untilLive(open)
  await open.focus()
  await page.keyboard.press('Enter')
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
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(returns.getByText('Заявка отправлена')).toBeVisible()
  await page.reload()
  await expect(returns).toContainText('Заявка рассматривается')
  await expectNoAxeViolations(page)
})

/** Does what staff does with an order until the shopper has it. */
async function handOver(baseURL: string, guid: string): Promise<void> {
  const cookie = sessionCookies('staff', baseURL).map(({ name, value }) => `${name}=${value}`)
  const staff = await request.newContext({ baseURL, extraHTTPHeaders: { cookie: cookie.join('; '), origin: baseURL } })
  for (const to of ['assembling', 'ready', 'handed-over']) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await staff.post(changeOrderAsStaff.path, { headers, data: { guid, to } })
    if (!answer.ok()) throw new Error(`Staff was refused «${to}»: ${await answer.text()}`)
  }
  await staff.dispose()
}
