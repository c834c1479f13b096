import { CheckoutPage } from './CheckoutPage.ts'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { CARD, orderToPay, payWith } from './PaymentTab.ts'
import { putIntoCart } from './putIntoCart.ts'
import { tabTo } from './tabTo.ts'

test('from the cart to the bank with 3-D Secure, and back to a paid order', async ({
  page,
  baseURL,
  goods: { product },
}) => {
  test.slow()
  await putIntoCart(page, baseURL!, product)
  await page.goto('/cart-checkout/')
  const checkout = new CheckoutPage(page)
  await checkout.fillContact()
  await checkout.choosePickup()
  await checkout.form.getByRole('radio', { name: /онлайн/ }).check()
  await checkout.orderButton.click()
  await page.waitForURL(/\/checkout\/payment\//)
  await expect(page.getByRole('timer')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Оплатить картой' }).click()
  await expect(page.getByRole('heading', { name: 'Оплата картой' })).toBeVisible()
  expect(new URL(page.url()).origin).not.toBe(baseURL)
  await expectNoAxeViolations(page)
  await payWith(page, CARD.secure)
  await expect(page.getByRole('heading', { name: 'Подтверждение 3-D Secure' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Код из СМС').fill('1234')
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await page.waitForURL(/\/checkout\/payment\//)
  await expect(page.getByText('Заказ оплачен')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'К заказу' }).click()
  await expect(page.getByRole('region', { name: 'Что с заказом' })).toContainText('Оплачен')
})

test('an order is paid with the keyboard alone, through 3-D Secure @once', async ({
  page,
  baseURL,
  goods: { product },
}) => {
  await page.goto(await orderToPay(page, baseURL!, product))
  const pay = page.getByRole('button', { name: 'Оплатить картой' })
  await untilLive(pay)
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Оплата картой' })).toBeVisible()
  await tabTo(page, page.getByLabel('Номер карты'))
  await page.keyboard.type(CARD.secure)
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/40')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Подтверждение 3-D Secure' })).toBeVisible()
  await tabTo(page, page.getByLabel('Код из СМС'))
  await page.keyboard.type('1234')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/payment\//)
  await expect(page.getByText('Заказ оплачен')).toBeVisible()
})

test('a refusal is told in words, and the next try pays @once', async ({ page, baseURL, goods: { product } }) => {
  await page.goto(await orderToPay(page, baseURL!, product))
  await page.getByRole('button', { name: 'Оплатить картой' }).click()
  await payWith(page, CARD.poor)
  await expect(page.getByText('На карте не хватает денег')).toBeVisible()
  await page.getByRole('button', { name: 'Оплатить картой' }).click()
  await payWith(page, CARD.paid)
  await expect(page.getByText('Заказ оплачен')).toBeVisible()
})

test('with the tab closed at the bank the notice pays the order @once', async ({
  page,
  context,
  baseURL,
  goods: { product },
}) => {
  const address = await orderToPay(page, baseURL!, product)
  await page.goto(address)
  await page.getByRole('button', { name: 'Оплатить картой' }).click()
  await expect(page.getByRole('heading', { name: 'Оплата картой' })).toBeVisible()
  // The bank takes the money; nobody comes back to the shop.
  const fields = { number: CARD.paid, expiry: '12/40', csc: '123' }
  const answer = await context.request.post(page.url(), { form: fields, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  await page.close()
  const other = await context.newPage()
  await other.goto(address.replace('/checkout/payment/?orderid=', '/cart-checkout/thanks/?order='))
  await expect
    .poll(async () => {
      await other.reload()
      return other.getByRole('region', { name: 'Что с заказом' }).locator('[aria-current=step]').textContent()
    })
    .toContain('Оплачен')
})

test('SBP is paid in the app of the bank, and the page sees it', async ({
  page,
  context,
  baseURL,
  goods: { product },
}) => {
  await page.goto(await orderToPay(page, baseURL!, product))
  await page.getByRole('button', { name: 'Оплатить через СБП' }).click()
  await expect(page.getByRole('img', { name: 'QR-код для оплаты через СБП' })).toBeVisible()
  await expectNoAxeViolations(page)
  const app = await context.newPage()
  await app.goto((await page.getByRole('link', { name: /Открыть приложение банка/ }).getAttribute('href'))!)
  await expectNoAxeViolations(app)
  await app.getByRole('button', { name: 'Оплатил в приложении банка' }).click()
  await expect(app.getByText('Оплата прошла')).toBeVisible()
  await expect(page.getByText('Заказ оплачен')).toBeVisible()
})
