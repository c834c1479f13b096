import { quickOrderAddress, type QuickOrderQuery } from '@verstak/contracts/address'
import { CheckoutPage } from './CheckoutPage.ts'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'
import { sessionCookies } from './sessionCookies.ts'

const placed = /^Заказ № .+/

test('a company orders by invoice, switches to a person and back, and downloads the invoice', async ({
  page,
  context,
  baseURL,
  isMobile,
  goods,
}) => {
  await context.addCookies(sessionCookies('business', baseURL!))
  await putIntoCart(page, baseURL!, goods.others[9]!)
  const { form, summary, orderButton } = new CheckoutPage(page)
  const checkout = new CheckoutPage(page)
  await page.goto(isMobile ? '/cart/' : '/cart-checkout/')
  await untilLive(orderButton)
  const buyer = form.getByRole('radiogroup', { name: 'Покупатель' })
  const company = buyer.getByRole('radio').nth(1)
  await company.click()
  await expect(company).toBeChecked()
  const ofCompany = await summary.textContent()
  const payment = form.getByRole('radiogroup', { name: 'Оплата' })
  await expect(payment.getByRole('radio', { name: /^По счёту/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await buyer.getByRole('radio', { name: /^Я — частное лицо/ }).check()
  await expect(payment.getByRole('radio', { name: /^По счёту/ })).toHaveCount(0)
  await expect(summary).not.toHaveText(ofCompany!)
  await company.click()
  await expect(company).toBeChecked()
  await expect(summary).toHaveText(ofCompany!)
  await payment.getByRole('radio', { name: /^По счёту/ }).check()
  await checkout.choosePickup()
  await orderButton.click()
  await expect(page.getByRole('heading', { level: 1, name: placed })).toBeVisible()
  const invoice = page.getByRole('link', { name: /^Скачать счёт/ })
  const answer = await page.request.get((await invoice.getAttribute('href'))!)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a wholesale company orders with payment later @phone', async ({ page, context, baseURL, goods }) => {
  await context.addCookies(sessionCookies('wholesale', baseURL!))
  await putIntoCart(page, baseURL!, goods.others[8]!)
  const checkout = new CheckoutPage(page)
  await page.goto('/cart/')
  await untilLive(checkout.orderButton)
  const later = checkout.form.getByRole('radiogroup', { name: 'Оплата' }).getByRole('radio', { name: /^Отсрочка/ })
  await later.check()
  await checkout.choosePickup()
  await checkout.orderButton.click()
  await expect(page.getByRole('heading', { level: 1, name: placed })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('С отсрочкой')
})

test('what was typed survives a reload, with the payment that was chosen @once', async ({ page, baseURL, goods }) => {
  await putIntoCart(page, baseURL!, goods.others[10]!)
  await page.goto('/cart-checkout/')
  const { form, orderButton } = new CheckoutPage(page)
  await untilLive(orderButton)
  await form.getByLabel('Имя и фамилия').fill('Анна Петрова')
  await form.getByRole('radio', { name: /^СБП/ }).check()
  await form.getByLabel('Комментарий к заказу').fill('Домофон 12')
  await page.reload()
  await expect(form.getByLabel('Имя и фамилия')).toHaveValue('Анна Петрова')
  await expect(form.getByRole('radio', { name: /^СБП/ })).toBeChecked()
  await expect(form.getByLabel('Комментарий к заказу')).toHaveValue('Домофон 12')
})

test('each quick order opens with its product: short in one click, pickup alone where it says so [ROUTE-034, ROUTE-037, ROUTE-038, ROUTE-039]', async ({
  page,
  isMobile,
  goods,
}) => {
  const { guid: productGuid, name } = goods.others[11]!
  const { form, orderButton } = new CheckoutPage(page)
  const open = async (type: QuickOrderQuery['type']) => {
    await page.goto(quickOrderAddress(isMobile ? 'mobile' : 'desktop', { type, productGuid, saleGuid: null }))
    await untilLive(orderButton)
    await expect(page.getByRole('list', { name: 'Товар заказа' }).getByRole('link', { name })).toBeVisible()
  }
  await open('buyOneClickOnlyForSelfDelivery')
  await expect(form.getByRole('radiogroup', { name: 'Как получить' }).getByRole('radio')).toHaveCount(1)
  await open('buyForRetailDelivery')
  await expect(form.getByRole('radio', { name: /^Самовывоз/ })).toBeChecked()
  await open('buyForSale')
  await expect(form.getByRole('radio', { name: /^Курьером/ })).toBeVisible()
  await open('buyOneClickCard')
  await expect(form.getByRole('textbox')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await form.getByLabel('Имя и фамилия').fill('Анна Петрова')
  await form.getByLabel('Телефон').pressSequentially('9161234567')
  await orderButton.click()
  await expect(page.getByRole('heading', { level: 1, name: placed })).toBeVisible()
})
