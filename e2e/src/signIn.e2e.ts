import { signOut } from '@verstak/contracts/session'
import { CheckoutPage } from './CheckoutPage.ts'
import { readDemoMessage } from './demoMessages.ts'
import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'
import { makeAccount, nameOf, newEmail, newPhone, PASSWORD, prepareSignIn, SignInDoor } from './SignInDoor.ts'
import { untilDeferred } from './untilDeferred.ts'

const userOf = (page: Page) => page.locator('[data-user-entry]').locator('visible=true').first()

test.beforeEach(({ page }) => prepareSignIn(page))

test('by phone: a code, the registration of a person, and a sign-in by another code [LOGIN-001]', async ({ page }) => {
  const door = new SignInDoor(page)
  const phone = newPhone()
  await page.goto('/cart/')
  await door.open()
  await expect(door.login).toBeFocused()
  await expectNoAxeViolations(page)
  await door.login.pressSequentially(`8${phone}`)
  await expect(door.login).toHaveValue(/^\+7 \(916\) \d{3}-\d\d-\d\d$/)
  await door.button('Продолжить').click()
  await door.expectStep('Введите код')
  await expect(door.code).toBeFocused()
  await expect(door.button(/Получить новый код через 00:\d\d/)).toBeDisabled()
  await expectNoAxeViolations(page)
  const code = await door.readCode(phone)
  await door.code.fill(code === '0000' ? '1111' : '0000')
  await expect(door.box.getByText('Неверный код')).toBeVisible()
  await expectNoAxeViolations(page)
  await door.code.fill(code)

  await door.expectStep('Регистрация')
  await expect(door.box.getByText('Подтвержден')).toBeVisible()
  await door.button('Зарегистрироваться').click()
  await expect(door.field('Имя')).toBeFocused()
  await expectNoAxeViolations(page)
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  await door.button('Зарегистрироваться').click()
  await expect.poll(() => nameOf(page)).toBe('Анна')
})

test('a sign-in in the middle of the checkout keeps the cart and what was typed @once', async ({
  page,
  baseURL,
  isMobile,
  goods,
}) => {
  const email = newEmail()
  await makeAccount(page, email)
  const product = goods.others[5]!
  await putIntoCart(page, baseURL!, product)
  const { form, lines, orderButton } = new CheckoutPage(page)
  await page.goto(isMobile ? '/cart/' : '/cart-checkout/')
  await untilLive(orderButton)
  await form.getByLabel('Имя и фамилия').fill('Иван Сидоров')
  await form.getByLabel('Телефон').pressSequentially('9161234567')
  await form.getByRole('radio', { name: /^СБП/ }).check()
  await form.getByLabel('Комментарий к заказу').fill('Домофон 12')
  const door = new SignInDoor(page)
  await door.open()
  await door.enter(email)
  await door.expectStep('Введите пароль')
  await door.password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect.poll(() => nameOf(page)).toBe('Анна')
  await untilLive(orderButton)
  await expect(lines.getByRole('link', { name: product.name })).toBeVisible()
  await expect(form.getByLabel('Имя и фамилия')).toHaveValue('Иван Сидоров')
  await expect(form.getByLabel('Телефон')).toHaveValue(/916\D*123\D*45\D*67/)
  await expect(form.getByRole('radio', { name: /^СБП/ })).toBeChecked()
  await expect(form.getByLabel('Комментарий к заказу')).toHaveValue('Домофон 12')
})

test('by e-mail: a wrong password, the right one, and the user in the header [LOGIN-001] @once', async ({ page }) => {
  const email = newEmail()
  await makeAccount(page, email)
  const door = new SignInDoor(page)
  await page.goto('/')
  await door.open()
  await door.enter(email)
  await door.expectStep('Введите пароль')
  await expectNoAxeViolations(page)
  await door.password.fill('wrong-one')
  await page.keyboard.press('Enter')
  await expect(door.password).toHaveAccessibleDescription('Неверный email или пароль')
  await expect(door.password).toHaveValue('wrong-one')
  await door.password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect.poll(() => nameOf(page)).toBe('Анна')
})

test('the captcha comes after failures, is solved in place, and the sign-in goes on @desktop', async ({ page }) => {
  const email = newEmail()
  await makeAccount(page, email)
  const door = new SignInDoor(page)
  await page.goto('/')
  await door.open()
  await door.enter(email)
  await door.expectStep('Введите пароль')
  const robot = door.box.getByRole('checkbox', { name: 'Я не робот' })
  for (let tries = 0; tries < 4 && !(await robot.isVisible()); tries += 1) {
    await door.password.fill(`wrong-${tries}`)
    const answered = page.waitForResponse(/login\/email/)
    await page.keyboard.press('Enter')
    await answered
    await expect(door.button('Войти')).not.toHaveAttribute('aria-busy')
  }
  await expect(robot).toBeVisible()
  await expectNoAxeViolations(page)
  await door.password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(door.box.getByText('Подтвердите, что вы не робот')).toBeVisible()
  await expect(robot).toBeFocused()
  await page.keyboard.press('Space')
  await expect(door.box.getByText('Проверка пройдена')).toBeVisible()
  await door.password.press('Enter')
  await expect.poll(() => nameOf(page)).toBe('Анна')
})

test('a company registers with its phone confirmed in the form, and the page stays', async ({ page }) => {
  const [email, phone] = [newEmail(), newPhone()]
  const door = new SignInDoor(page)
  await page.goto('/search/?what=дрель')
  await door.open()
  await door.enter(email)
  await door.expectStep('Регистрация')
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  await door.field('Телефон').fill(phone)
  await door.button('Зарегистрироваться').click()
  await expect(door.box.getByText('Необходимо подтвердить номер телефона')).toBeVisible()
  await door.button('Подтвердить').click()
  await door.code.fill(await door.readCode(phone))
  await expect(door.box.getByText('Подтвержден')).toBeVisible()
  await door.box.getByText('Я представитель юрлица или ИП').click()
  const documentOf = () => page.evaluate(() => performance.timeOrigin)
  const before = await documentOf()
  await door.button('Зарегистрироваться').click()
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toHaveCount(0)
  await expect.poll(() => nameOf(page)).toBe('Анна')
  expect(await documentOf()).toBe(before)
})

test('a forgotten password is set anew by the mailed link @once', async ({ page }) => {
  const email = newEmail()
  await makeAccount(page, email)
  const door = new SignInDoor(page)
  await page.goto('/')
  await door.open()
  await door.enter(email)
  await door.button('Забыли пароль?').click()
  await door.expectStep('Восстановление пароля')
  await expectNoAxeViolations(page)
  await door.button('Восстановить').click()
  await expect(door.box.getByText('Письмо с инструкцией отправлено на')).toBeVisible()
  await expectNoAxeViolations(page)
  const [, token] = await readDemoMessage(door.box, email, {
    link: 'Демо: посмотреть письмо',
    pattern: /recovery=([\w-]+)/,
  })
  await page.goto(`/login/?recovery=${token}`)
  const password = page.getByLabel('Новый пароль', { exact: true })
  await untilLive(password)
  await expect(page).not.toHaveURL(/recovery/)
  await expectNoAxeViolations(page)
  await password.fill('short')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription('Пароль должен содержать от 6 до 50 символов')
  await password.fill('Tools-2027')
  await page.getByRole('button', { name: 'Сохранить и войти' }).click()
  await expect.poll(() => nameOf(page)).toBe('Анна')
})

test('by keyboard alone: through the steps, back, out, and the focus is where it was @desktop', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('[data-opens="sign-in"]').locator('visible=true').first()
  await untilLive(link)
  await link.focus()
  await page.keyboard.press('Enter')
  const door = new SignInDoor(page)
  await expect(door.login).toBeFocused()
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Enter')
  await door.expectStep('Регистрация')
  await expect(door.field('Имя')).toBeFocused()
  await door.button('Назад').focus()
  await page.keyboard.press('Enter')
  await expect(door.login).toBeFocused()
  await expect(door.login).toHaveValue('')
  await page.keyboard.type('anna@ma')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(door.login).toHaveValue('anna@ma')
})

test('Back closes the window and stays on the page @phone', async ({ page }) => {
  await page.goto('/cart/')
  const door = new SignInDoor(page)
  await door.open()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/cart\/$/)
})

test.describe('in several tabs', () => {
  // Tabs that have not heard of the end of the session yet may ask with it.
  test.use({ allowedConsoleErrors: [/401 \(Unauthorized\)/] })

  test('tabs follow each other; what is typed elsewhere stays @desktop', async ({ page, context }) => {
    const email = newEmail()
    await makeAccount(page, email)
    const other = await context.newPage()
    const typing = await context.newPage()
    for (const tab of [other, typing]) {
      await tab.goto('/')
      await untilLive(userOf(tab))
    }
    await page.goto('/')
    // What follows another tab begins late.
    for (const tab of [page, other, typing]) await untilDeferred(tab)
    const search = typing.getByRole('combobox', { name: 'Поиск по каталогу' })
    await search.fill('дрель ударная')
    const documentOf = (tab: Page) => tab.evaluate(() => performance.timeOrigin)
    const before = await documentOf(typing)
    const door = new SignInDoor(page)
    await door.open()
    await door.enter(email)
    await door.password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    for (const tab of [page, other, typing]) await expect(userOf(tab)).toContainText('Анна')
    expect(await documentOf(typing)).toBe(before)
    await expect(search).toHaveValue('дрель ударная')

    await untilLive(userOf(page))
    await userOf(page).click()
    const signedOut = page.waitForResponse((response) => response.url().endsWith(signOut.path))
    await page.getByRole('button', { name: 'Выйти' }).click()
    expect((await signedOut).ok()).toBe(true)
    for (const tab of [page, other, typing]) await expect(userOf(tab)).toContainText('Войти')
  })
})

test('the page /login/ is the same door, and leads on to where the visitor came from @once', async ({ page }) => {
  const email = newEmail()
  await makeAccount(page, email)
  await page.goto('/login/?next=%2Fcart%2F')
  const door = new SignInDoor(page, 'page')
  await untilLive(door.login)
  await expectNoAxeViolations(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'nothing sticks out sideways',
  ).toBeLessThanOrEqual(0)
  await door.enter(email)
  await door.expectStep('Введите пароль')
  await door.password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart(-checkout)?\/$/)
  expect(await nameOf(page)).toBe('Анна')
  await page.goto('/login/?next=%2F%2Fevil.example%2F')
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
})
