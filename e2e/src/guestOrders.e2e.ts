import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { placeOrder } from './placeOrder.ts'
import { newAddress, newEmail, newPhone, PASSWORD, prepareSignIn, SignInDoor } from './SignInDoor.ts'

/** Address of an order's page in the newest mail to its guest, from the page of the demo's messages. */
async function readOrderLink(baseURL: string, to: string): Promise<string> {
  const messages = new URL('/messages', baseURL)
  messages.port = String(Number(messages.port) + 91)
  messages.searchParams.set('to', to)
  let link = ''
  await expect
    .poll(async () => {
      const html = await (await fetch(messages)).text()
      link = /\/cart-checkout\/thanks\/\?order=[0-9a-f-]{36}&(?:amp;)?key=[\w-]{43}/.exec(html)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link.replace('&amp;', '&')
}

test('a guest opens his order by the link of its mail in another browser, and has it in his account after a code to its phone @once', async ({
  page,
  browser,
  baseURL,
  goods: { product },
}) => {
  test.slow()
  const [email, phone] = [newEmail(), newPhone()]
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  await placeOrder(page, baseURL!, product, 'cash', { email, phone })
  const link = await readOrderLink(baseURL!, email)

  const other = await browser.newContext({ ...test.info().project.use, baseURL: baseURL! })
  const visitor = await other.newPage()
  await prepareSignIn(visitor)
  // Without its key the order is not there.
  expect((await visitor.goto(link.replace(/&key=.*/, '')))?.status()).toBe(404)
  await visitor.goto(link)
  const heading = await visitor.getByRole('heading', { level: 1 }).textContent()
  const number = /\d{6,}/.exec(heading!.replace(/[\s\u00A0]/g, ''))![0]

  await visitor.goto('/login/?next=%2Fuser%2Forders%2Fall%2F')
  const door = new SignInDoor(visitor, 'page')
  await untilLive(door.login)
  await door.enter(newEmail())
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  await door.button('Зарегистрироваться').click()
  await expect(visitor).toHaveURL(/\/user\/orders\/all\/$/)
  const main = visitor.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible()
  await main.getByText('Заказывали без входа?').click()
  await main.getByRole('textbox', { name: 'Телефон из заказа' }).fill(phone)
  await main.getByRole('button', { name: 'Получить код' }).click()
  const code = main.getByRole('textbox', { name: 'Код из SMS' })
  await expect(code).toBeFocused()
  await expectNoAxeViolations(visitor)
  await code.fill(await door.readCode(phone))
  await expect(main.getByText('В кабинет добавлено: 1 заказ')).toBeVisible()
  await expect(main.getByRole('link', { name: new RegExp(`№.${number}`) }).first()).toBeVisible()
  await other.close()
})
