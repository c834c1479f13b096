import { expect, test } from './fixtures.ts'
import { handOver } from './handOver.ts'
import { placeOrder } from './placeOrder.ts'
import { newAddress, newEmail, PASSWORD, SignInDoor } from './SignInDoor.ts'

test('without JavaScript a return is asked for by the link of the order; a mistake is told at its field and nothing is lost', async ({
  page,
  browser,
  baseURL,
  goods: { others },
}) => {
  test.slow()
  const link = await placeOrder(page, baseURL!, others[6]!)
  await handOver(baseURL!, new URL(link, baseURL).searchParams.get('order')!)
  const other = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const tab = await other.newPage()
  await tab.goto(link)
  const returns = tab.getByRole('region', { name: 'Возврат товаров' })
  await returns.getByText('Вернуть товар', { exact: true }).click()
  await returns.getByRole('radio', { name: /^Брак или поломка/ }).check()
  const pieces = returns.getByRole('group', { name: /штук$/ }).getByRole('textbox')
  await pieces.fill('7')
  await returns.getByRole('button', { name: 'Отправить заявку' }).click()

  await expect(tab).toHaveURL(`${new URL(link, baseURL).href}#returns`)
  await expect(returns.getByText('Заявка не отправлена. Исправьте отмеченное.')).toBeVisible()
  await expect(pieces).toHaveAccessibleDescription(/^Вернуть можно не больше/)
  await expect(pieces).toHaveValue('7')
  await expect(returns.getByRole('radio', { name: /^Брак или поломка/ })).toBeChecked()
  await pieces.fill('1')
  await returns.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(returns.getByLabel('Что не так')).toHaveAccessibleDescription(/Опишите, что не так/)
  await expect(pieces).toHaveValue('1')
  await returns.getByLabel('Что не так').fill('Искрит при включении')
  await returns.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(returns.getByText('Заявка рассматривается')).toBeVisible()
  await expect(returns.getByText('Заявка не отправлена. Исправьте отмеченное.')).toHaveCount(0)
  await other.close()
})

test('without JavaScript a return is asked for in the cabinet, which the form leads back to', async ({
  page,
  baseURL,
  goods: { others },
}) => {
  test.slow()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  await page.goto('/user/orders/all/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Войти' }).click()
  const door = new SignInDoor(page, 'page')
  await door.login.fill(newEmail())
  await page.keyboard.press('Enter')
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  await door.button('Зарегистрироваться').click()
  await expect(page).toHaveURL('/user/orders/all/')
  const link = await placeOrder(page, baseURL!, others[7]!)
  const guid = new URL(link, baseURL).searchParams.get('order')!
  await handOver(baseURL!, guid)

  await page.goto(`/user/orders/${guid}/`)
  const returns = page.getByRole('region', { name: 'Возврат товаров' })
  await returns.getByText('Вернуть товар', { exact: true }).click()
  await returns.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page).toHaveURL(`/user/orders/${guid}/#returns`)
  await expect(returns.getByText('Укажите, сколько штук возвращаете')).toBeVisible()
  await returns.getByRole('group', { name: /штук$/ }).getByRole('textbox').fill('1')
  await returns.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page).toHaveURL(`/user/orders/${guid}/#returns`)
  await expect(returns.getByText('Заявка рассматривается')).toBeVisible()
})
