import { CheckoutPage } from './CheckoutPage.ts'
import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'
import { forgetSession, nameOf, newAddress, newEmail, PASSWORD, prepareSignIn, SignInDoor } from './SignInDoor.ts'

interface OwnSession {
  account?: { organization: { name: string; inn: string; kpp: string | null } | null }
}

test.beforeEach(({ page }) => prepareSignIn(page))

const organizationOf = async (page: Page) =>
  ((await (await page.request.get('/api/session')).json()) as OwnSession).account?.organization ?? null

/** An INN of ten digits with its check digit, which nobody has added yet. */
function newInn(): string {
  const digits = `77${String(Date.now()).slice(-7)}`
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return `${digits}${(sum % 11) % 10}`
}

async function register(door: SignInDoor, email: string, isCompany: boolean): Promise<void> {
  await door.enter(email)
  await door.expectStep('Регистрация')
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  if (isCompany) await door.box.getByRole('checkbox', { name: /юрлица|юрлицо/ }).check()
  await door.button('Зарегистрироваться').click()
}

/** Link of the newest invitation, from the page of the demo's messages. */
async function readInvitation(baseURL: string, to: string): Promise<string> {
  const messages = new URL('/messages', baseURL)
  messages.port = String(Number(messages.port) + 91)
  messages.searchParams.set('to', to)
  let link = ''
  await expect
    .poll(
      async () => (link = /\/user\/organizations\/\?key=[\w-]+/.exec(await (await fetch(messages)).text())?.[0] ?? ''),
    )
    .not.toBe('')
  return link
}

/** Both steps, by hand: the register does not know the number. */
async function addByHand(page: Page, inn: string, name: string): Promise<void> {
  const box = page.getByRole('dialog', { name: 'Добавить организацию' })
  await box.getByLabel('ИНН').fill(inn.slice(0, 9))
  await box.getByLabel('КПП').fill('770101001')
  await box.getByRole('button', { name: 'Продолжить' }).click()
  await expect(box.getByLabel('ИНН')).toHaveAccessibleDescription('ИНН должен быть длиной 10 символов')
  await expect(box.getByLabel('ИНН')).toBeFocused()
  await expectNoAxeViolations(page)
  await box.getByLabel('ИНН').fill(inn)
  await box.getByRole('button', { name: 'Продолжить' }).click()
  await expect(box.getByText('в реестре не нашли')).toBeVisible()
  await expectNoAxeViolations(page)
  await box.getByRole('button', { name: 'Добавить организацию' }).click()
  await expect(box.getByLabel('Название')).toHaveAccessibleDescription('Поле обязательно для заполнения')
  await expect(box.getByLabel('Название')).toBeFocused()
  await box.getByLabel('Название').fill(name)
  await box.getByLabel('Юридический адрес').fill('г. Москва, ул. Тверская, д. 1')
  await box.getByRole('button', { name: 'Добавить организацию' }).click()
}

test('a legal entity registers, adds its organization in the window that follows, and orders as it [REGISTER-022, REGISTER-023, REGISTER-024, REGISTER-025, ORG-013, ORG-014, ORG-015, ORG-016]', async ({
  page,
  baseURL,
  isMobile,
  goods,
}) => {
  test.slow()
  const door = new SignInDoor(page)
  await page.goto('/cart/')
  await door.open()
  await register(door, newEmail(), true)
  const [inn, name] = [newInn(), 'ООО «Ключ»']
  await addByHand(page, inn, name)
  const words = 'Теперь вы можете оформить заказ на «ООО Ключ»'
  const loaded = page.waitForEvent('load')
  if (isMobile) {
    const toast = page.getByText(`Организация добавлена. ${words}`)
    await expect(toast).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Закрыть уведомление' }).click()
  } else {
    const told = page.getByRole('dialog', { name: 'Организация добавлена' })
    await expect(told).toContainText(words)
    await expectNoAxeViolations(page)
    await told.getByRole('button', { name: 'Закрыть' }).click()
  }
  await loaded
  expect(await organizationOf(page)).toMatchObject({ name, inn, kpp: '770101001' })

  await putIntoCart(page, baseURL!, goods.product)
  const checkout = new CheckoutPage(page)
  await page.goto(isMobile ? '/cart/' : '/cart-checkout/')
  await checkout.fillContact()
  await expect(checkout.form.getByRole('radio', { name: /^ООО «Ключ»/ })).toBeChecked()
  await checkout.choosePickup()
  await checkout.form.getByRole('radio', { name: /^По счёту/ }).check()
  await checkout.order()
  await page.goto('/user/documents/')
  await expect(page.getByRole('link', { name: /^Открыть PDF: Счёт/ })).toHaveCount(1)
})

test('who comes back without an organization is led to the page that adds one [LOGIN-029, PASSWORD-010, ROUTE-048] @once', async ({
  page,
}) => {
  test.slow()
  const door = new SignInDoor(page)
  const email = newEmail()
  await page.goto('/cart/')
  await door.open()
  await register(door, email, true)
  await expect(page.getByRole('dialog', { name: 'Добавить организацию' })).toBeVisible()
  expect(await nameOf(page)).toBe('Анна')
  await forgetSession(page)
  await page.goto('/cart/')
  await door.open()
  await door.enter(email)
  await door.password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/organizations\/add\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Добавить организацию' })).toBeVisible()
  await expectNoAxeViolations(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'nothing sticks out sideways',
  ).toBeLessThanOrEqual(0)
})

test('an owner invites by mail; a purchaser joins by the link, finds no balance and is refused by the API itself @desktop [ROLE-010]', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  test.slow()
  await page.goto('/login/?next=%2Fuser%2Forganizations%2F')
  const place = new SignInDoor(page, 'page')
  await untilLive(place.login)
  await register(place, newEmail(), false)
  await expect(page).toHaveURL(/\/user\/organizations\/$/)
  const add = page.getByRole('main').getByRole('link', { name: 'Добавить организацию' })
  await untilLive(add)
  await add.click()
  await addByHand(page, newInn(), 'ООО «Засов»')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: isMobile ? 'Закрыть уведомление' : 'К покупкам' }).click()
  await loaded
  const members = page.getByRole('button', { name: 'Участники: 1' })
  await untilLive(members)
  await members.click()
  const box = page.getByRole('dialog', { name: /^Участники организации/ })
  const invited = newEmail()
  await box.getByLabel('Почта').fill(invited)
  await expectNoAxeViolations(page)
  await box.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(box.getByText(invited, { exact: true })).toBeVisible()

  const other = await browser.newContext({ baseURL: baseURL!, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } })
  const guest = await other.newPage()
  await guest.goto('/login/')
  const guestDoor = new SignInDoor(guest, 'page')
  await untilLive(guestDoor.login)
  const home = guest.waitForURL((address) => address.pathname === '/')
  await register(guestDoor, invited, false)
  await home
  expect(await nameOf(guest)).toBe('Анна')
  await guest.goto(await readInvitation(baseURL!, invited))
  const accept = guest.getByRole('button', { name: 'Принять приглашение' })
  await untilLive(accept)
  await expectNoAxeViolations(guest)
  await accept.click()
  await expect(guest.getByRole('heading', { level: 2, name: 'ООО «Засов»' })).toBeVisible()
  expect((await guest.goto('/user/balance/'))?.status()).toBe(404)
  expect((await guest.request.get('/api/v1/balance')).status()).toBe(404)
  expect((await guest.goto('/user/organizations/add/'))?.status()).toBe(404)
  expect((await guest.goto('/user/documents/'))?.status()).toBe(200)
  await other.close()
})
