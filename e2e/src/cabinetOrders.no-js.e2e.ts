import { expect, test } from './fixtures.ts'
import { placeOrder } from './placeOrder.ts'
import { newAddress, newEmail, PASSWORD, SignInDoor } from './SignInDoor.ts'

const LIST = '/user/orders/all/'

test('without scripts an order is searched for, repeated and cancelled in the cabinet', async ({
  page,
  baseURL,
  goods: { product },
}) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  await page.goto(LIST)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Войти' }).click()
  const door = new SignInDoor(page, 'page')
  await door.login.fill(newEmail())
  await page.keyboard.press('Enter')
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  await door.button('Зарегистрироваться').click()
  await expect(page).toHaveURL(LIST)
  await placeOrder(page, baseURL!, product)

  await page.goto(LIST)
  const number = (await main.getByRole('link', { name: /^№.\d+$/ }).textContent())!.replace(/\D/g, '')
  await main.getByRole('searchbox').fill('999999999')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Ничего не нашли' })).toBeVisible()
  await main.getByRole('searchbox').fill(number)
  await page.keyboard.press('Enter')
  await main.getByRole('link', { name: new RegExp(`№.${number}`) }).click()
  await expect(main.getByRole('region', { name: 'Что будет при повторе' })).toContainText('по той же цене')

  await main.getByRole('button', { name: /^Повторить заказ/ }).click()
  await expect(page).toHaveURL(/\/cart(-checkout)?\/$/)
  await expect(main.getByText(product.name).first()).toBeVisible()

  await page.goBack()
  await main.getByText('Отменить заказ', { exact: true }).click()
  await main.getByRole('button', { name: 'Да, отменить' }).click()
  await expect(page).toHaveURL(/\/user\/orders\/[0-9a-f-]{36}\/$/)
  await expect(main.getByRole('heading', { level: 2, name: /^Отменён/ })).toBeVisible()
  await expect(main.getByText('Отменить заказ', { exact: true })).toHaveCount(0)
})
