import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { forgetSession, nameOf, newAddress, newEmail, PASSWORD, SignInDoor } from './SignInDoor.ts'

test('a guest on /user/devices/ is offered the sign-in; the page fits the screen and passes axe', async ({ page }) => {
  const response = await page.goto('/user/devices/', { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Устройства' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login/?next=%2Fuser%2Fdevices%2F')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'nothing sticks out sideways',
  ).toBeLessThanOrEqual(0)
  await expectNoAxeViolations(page)
})

test('a guest on /user/profile/ is offered the sign-in', async ({ page }) => {
  await page.goto('/user/profile/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login/?next=%2Fuser%2Fprofile%2F')
  await expectNoAxeViolations(page)
})

test('a user changes his e-mail by a code to the new one, and his password @once', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  const [before, after] = [newEmail(), newEmail()]
  await page.goto('/login/?next=%2Fuser%2Fprofile%2F')
  const door = new SignInDoor(page, 'page')
  await untilLive(door.login)
  await door.enter(before)
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  await door.button('Зарегистрироваться').click()
  await expect(page).toHaveURL(/\/user\/profile\/$/)
  const main = page.getByRole('main')
  await expect(main.getByText(before)).toBeVisible()
  await expectNoAxeViolations(page)

  const change = main.getByRole('button', { name: 'Изменить email' })
  await untilLive(change)
  await change.click()
  const field = main.getByRole('textbox', { name: 'Новый email' })
  await expect(field).toBeFocused()
  await page.keyboard.type('anna@mail')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Email должен содержать/)
  await expect(field).toBeFocused()
  await field.fill(after)
  await page.keyboard.press('Enter')
  const code = main.getByRole('textbox', { name: 'Код из письма' })
  await expect(code).toBeFocused()
  await expectNoAxeViolations(page)
  const sent = await door.readCode(after)
  await code.fill(sent === '0000' ? '1111' : '0000')
  await expect(code).toHaveAccessibleDescription('Неверный код')
  await code.fill(sent)
  await expect(main.getByText(after)).toBeVisible()
  await expect(change).toBeFocused()

  await main.getByRole('button', { name: 'Изменить пароль' }).click()
  const password = main.getByLabel('Новый пароль', { exact: true })
  await password.fill('short')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Пароль должен содержать от 6 до 50 символов/)
  await expectNoAxeViolations(page)
  await password.fill('Drills-2027')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'Изменить пароль' })).toBeFocused()
  expect(await nameOf(page)).toBe('Анна')
  await expect(main.getByRole('link', { name: /Устройства, на которых вы вошли/ })).toBeVisible()

  await forgetSession(page)
  await page.goto('/login/')
  await untilLive(door.login)
  await door.enter(after)
  await door.password.fill('Drills-2027')
  await door.button('Войти').click()
  await expect.poll(() => nameOf(page)).toBe('Анна')
})
