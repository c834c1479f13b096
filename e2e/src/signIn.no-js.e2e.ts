import { readDemoMessage } from './demoMessages.ts'
import { expect, test } from './fixtures.ts'
import { nameOf, newAddress, newEmail, newPhone, PASSWORD, SignInDoor } from './SignInDoor.ts'
import { desktop, phone as phoneUse } from '../playwright.config.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() }))

for (const [layout, use] of [
  ['a desktop', desktop],
  ['a phone', phoneUse],
] as const)
  test.describe(`on ${layout}`, () => {
    test.use(use)

    test('without scripts: the link, a code by SMS, a wrong one, the registration, and on to where one came from', async ({
      page,
    }) => {
      const door = new SignInDoor(page, 'page')
      const phone = newPhone()
      await page.goto('/cart/')
      await page.locator('[data-opens="sign-in"]').locator('visible=true').first().click()
      await door.expectStep('Вход или регистрация')
      await door.login.fill('непочта')
      await page.keyboard.press('Enter')
      await expect(door.login).toHaveAttribute('aria-invalid', 'true')
      await expect(door.login).toHaveValue('непочта')
      await door.login.fill(`+7 ${phone}`)
      await page.keyboard.press('Enter')
      await door.expectStep('Введите код')
      const code = await door.readCode(phone)
      await door.code.fill(code === '0000' ? '1111' : '0000')
      await page.keyboard.press('Enter')
      await expect(door.code).toHaveAccessibleDescription('Неверный код')
      await door.code.fill(code)
      await door.button('Продолжить').click()
      await door.expectStep('Регистрация')
      await expect(door.box.getByText('Подтвержден')).toBeVisible()
      await door.box.getByRole('checkbox', { name: /представитель юрлица/ }).check()
      await door.box.getByRole('checkbox', { name: /Я хочу получать/ }).check()
      await door.button('Зарегистрироваться').click()
      for (const box of await door.box.getByRole('checkbox').all()) await expect(box).toBeChecked()
      await expect(door.field('Имя')).toHaveAccessibleDescription('Поле обязательно для заполнения')
      await door.field('Имя').fill('Анна')
      await door.password.fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/cart(-checkout)?\/$/)
      expect(await nameOf(page)).toBe('Анна')
    })
  })

test('without scripts: back, a password, and a new one by the mailed link', async ({ page }) => {
  const door = new SignInDoor(page, 'page')
  const email = newEmail()
  await page.goto('/login/')
  await door.login.fill(email)
  await page.keyboard.press('Enter')
  await door.expectStep('Регистрация')
  await expect(door.field('Email')).toHaveValue(email)
  await door.field('Имя').fill('Анна')
  await door.password.fill(PASSWORD)
  await door.button('Зарегистрироваться').click()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
  await page.context().clearCookies({ name: /token$|sign_in_flow/ })

  await page.goto('/login/')
  await door.login.fill(email)
  await page.keyboard.press('Enter')
  await door.expectStep('Введите пароль')
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(door.login).toHaveValue('')
  await door.login.fill(email)
  await page.keyboard.press('Enter')
  for (const wrong of ['Tools-2021', 'Tools-2022', 'Tools-2023', 'Tools-2024']) {
    await door.password.fill(wrong)
    await page.keyboard.press('Enter')
    await expect(door.password).toHaveValue('')
  }
  // Only scripts can solve the captcha: what to do instead is said, once.
  // Texts within <noscript> are nothing to `getByText`.
  await expect(door.box.locator('noscript [data-tone=warn]')).toContainText(
    /^Нужна проверка «Я не робот».*войдите по коду из SMS или восстановите пароль/,
  )
  await expect(door.box.getByText('Подтвердите, что вы не робот')).toBeHidden()
  await expect(door.box.getByText(email)).toBeVisible()
  await door.button('Забыли пароль?').click()
  await door.expectStep('Восстановление пароля')
  await door.button('Восстановить').click()
  await expect(door.box.getByText('Письмо с инструкцией отправлено на')).toBeVisible()
  const [, token] = await readDemoMessage(door.box, email, {
    link: 'Демо: посмотреть письмо',
    pattern: /recovery=([\w-]+)/,
  })
  await page.goto(`/login/?recovery=${token}`)
  const password = page.getByLabel('Новый пароль', { exact: true })
  await password.fill('short')
  await page.getByRole('button', { name: 'Сохранить и войти' }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('Tools-2027')
  await page.getByRole('button', { name: 'Сохранить и войти' }).click()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
  expect(await nameOf(page)).toBe('Анна')
})
