import { quickOrderAddress } from '@verstak/contracts/address'
import { phone } from '../playwright.config.ts'
import { expect, test, type Page } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'

const fieldsOf = (page: Page) => {
  const form = page.getByRole('form', { name: 'Оформление заказа' })
  return {
    form,
    name: form.getByLabel('Имя и фамилия'),
    phone: form.getByLabel('Телефон'),
    order: page.getByRole('button', { name: /^(Оформить заказ|Подтвердить)/ }),
    placed: page.getByRole('heading', { level: 1, name: /^Заказ № .+ оформлен$/ }),
  }
}

for (const [layout, device, address] of [
  ['desktop', {}, '/cart-checkout/'],
  ['mobile', phone, '/cart/'],
] as const) {
  test.describe(layout, () => {
    test.use(device)

    test(`an order is placed without JavaScript on ${layout}: errors come back with what was typed`, async ({
      page,
      baseURL,
      goods,
    }) => {
      await putIntoCart(page, baseURL!, goods.others[6]!)
      await page.goto(address)
      const { form, name, phone: number, order, placed } = fieldsOf(page)
      await name.fill('Anna')
      await number.fill('8 916 123-45-67')
      await form.getByLabel('Комментарий к заказу').fill('Домофон 12')
      await form.getByRole('radio', { name: /^Наличными/ }).check()
      await order.click()
      await expect(page).toHaveURL(`${address}?refused=1#checkout`)
      await expect(name).toHaveAccessibleDescription('Заполните поле русскими буквами без цифр и знаков препинания')
      await expect(name).toHaveValue('Anna')
      await expect(form.getByLabel('Комментарий к заказу')).toHaveValue('Домофон 12')
      await expect(form.getByRole('radio', { name: /^Наличными/ })).toBeChecked()
      await name.fill('Анна Петрова')
      await order.click()
      await expect(placed).toBeVisible()
      await expect(page.getByText('Наличными при получении')).toBeVisible()
    })

    test(`without JavaScript on ${layout} the courier’s price is told before the order is placed`, async ({
      page,
      baseURL,
      goods,
    }) => {
      await putIntoCart(page, baseURL!, goods.others[7]!)
      await page.goto(address)
      const { form, name, phone: number, order, placed } = fieldsOf(page)
      await name.fill('Анна Петрова')
      await number.fill('9161234567')
      await form.getByRole('radio', { name: /^Курьером/ }).check()
      await form
        .getByRole('textbox', { name: 'Адрес', exact: true })
        .fill('Москва, улица Строителей, дом 3, квартира 12')
      await order.click()
      await expect(page.getByText(/^Сумма изменилась: было/)).toBeVisible()
      await expect(form.getByRole('radio', { name: /^Курьером/ })).toBeChecked()
      await expect(order).toHaveText(/^Подтвердить: /)
      await order.click()
      await expect(placed).toBeVisible()
      // The same page sent again leads to the same order.
      const thanks = page.url()
      await page.goBack()
      await order.click()
      await expect(page).toHaveURL(thanks)
    })
  })
}

test('a purchase in one click works without JavaScript', async ({ page, goods }) => {
  const { guid: productGuid } = goods.others[8]!
  await page.goto(quickOrderAddress('desktop', { type: 'buyOneClickCard', productGuid, saleGuid: null }))
  const { name, phone: number, order, placed } = fieldsOf(page)
  await name.fill('Анна Петрова')
  await number.fill('9161234567')
  await order.click()
  await expect(placed).toBeVisible()
})
