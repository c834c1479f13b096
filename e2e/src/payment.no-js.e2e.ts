import { expect, test } from './fixtures.ts'
import { CARD, orderToPay, payWith } from './PaymentTab.ts'

test('without JavaScript an order is found, refused by the bank, and paid with 3-D Secure', async ({
  page,
  baseURL,
  goods: { product },
}) => {
  await page.goto(await orderToPay(page, baseURL!, product))
  const [, number] = /№ (\d+)/.exec((await page.getByRole('heading', { level: 1 }).textContent())!)!
  await page.goto('/pay-order/')
  await page.getByLabel('Номер заказа').fill(number!)
  await page.getByLabel('Телефон').fill('9990000000')
  await page.getByRole('button', { name: 'Найти и оплатить' }).click()
  await expect(page.getByText('Заказа с таким номером и телефоном нет')).toBeVisible()
  await page.getByLabel('Номер заказа').fill(number!)
  await page.getByLabel('Телефон').fill('+7 (916) 123-45-67')
  await page.getByRole('button', { name: 'Найти и оплатить' }).click()
  await page.getByRole('button', { name: 'Оплатить картой' }).click()
  await payWith(page, CARD.poor)
  await expect(page.getByText('На карте не хватает денег')).toBeVisible()
  await page.getByRole('button', { name: 'Оплатить картой' }).click()
  await payWith(page, CARD.secure)
  await page.getByLabel('Код из СМС').fill('1234')
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText('Заказ оплачен')).toBeVisible()
})
