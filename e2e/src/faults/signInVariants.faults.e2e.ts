import { companyCheckbox, newAuth, newAuthFlow, oneTimeCode } from '@verstak/contracts/flag'
import { moveSignInFlow } from '@verstak/contracts/signInFlow'
import { editFlags } from '@verstak/tools-database/editFlags'
import { parseFlagOrder } from '@verstak/tools-database/flagOrder'
import { SESSION_USERS } from '@verstak/tools-database/sessionUsers.data'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { expect, expectNoAxeViolations, test, type Page } from '../fixtures.ts'
import { makeAccount, nameOf, newEmail, newPhone, PASSWORD, prepareSignIn, SignInDoor } from '../SignInDoor.ts'

// The shop's flags are one table for all visitors: here nobody else shops meanwhile.

/** As `npm run flags -- …` does. */
async function order(command: string): Promise<void> {
  const database = await openShopDatabase({ mustExist: true })
  try {
    await editFlags(database.url, parseFlagOrder(command.split(' ')))
  } finally {
    await database.close()
  }
}

/** Sets a flag and waits until pages and calls know it: each process looks once a second. */
async function set(page: Page, command: string): Promise<void> {
  await order(command)
  await page.waitForTimeout(2500)
}

test.beforeEach(({ page }) => prepareSignIn(page))

test.afterEach(async () => {
  for (const { key } of [newAuthFlow, newAuth, oneTimeCode, companyCheckbox]) await order(`${key} --default`)
})

async function openDoor(page: Page): Promise<SignInDoor> {
  const door = new SignInDoor(page)
  await page.goto('/')
  await door.open()
  return door
}

test('the flow that the server drives has the same steps [FLOW-001]', async ({ page }) => {
  const phone = newPhone()
  await set(page, `${newAuthFlow.key} on`)
  const door = await openDoor(page)
  await door.login.fill('anna@mail')
  await door.button('Продолжить').click()
  await expect(door.login).toHaveAccessibleDescription(/Email/)
  await expectNoAxeViolations(page)
  const moved = page.waitForResponse((response) => response.url().endsWith(moveSignInFlow.path))
  await door.enter(phone)
  await moved
  await door.expectStep('Введите код')
  await expectNoAxeViolations(page)
  const code = await door.readCode(phone)
  await door.code.fill(code === '0000' ? '1111' : '0000')
  await expect(door.code).toHaveAccessibleDescription('Неверный код')
  await door.button('Изменить').click()
  await expect(door.login).toHaveValue(/^\+7 \(916\)/)
  await door.button('Продолжить').click()
  await door.expectStep('Введите код')
})

test('the experiment of people and companies, and the other box of the registration', async ({ page }) => {
  await set(page, `${newAuth.key} on`)
  await set(page, `${companyCheckbox.key} buy-as-company=100`)
  const door = await openDoor(page)
  await door.box.getByText('Для юрлиц').click()
  await expect(door.box.getByText('Возмещение НДС до 20%')).toBeVisible()
  await expectNoAxeViolations(page)
  await door.enter(newEmail())
  await door.expectStep('Регистрация')
  await expect(door.box.getByRole('checkbox', { name: /Покупать как юрлицо/ })).toBeChecked()
  await expectNoAxeViolations(page)
})

// Demo accounts, whose e-mails are confirmed: for them the code takes the password's place.
for (const [variant, { email, firstName }] of [
  ['with-save', SESSION_USERS.private],
  ['without-save', SESSION_USERS.business],
] as const)
  test(`one-time codes ${variant} [LOGIN-018]`, async ({ page }) => {
    await set(page, `${oneTimeCode.key} ${variant}=100`)
    const door = await openDoor(page)
    await door.enter(email)
    await door.expectStep('Безопасный вход')
    await expectNoAxeViolations(page)
    await door.code.fill(await door.readCode(email))
    if (variant === 'with-save') {
      await door.expectStep('Запомнить это устройство?')
      await expectNoAxeViolations(page)
      await door.button('Запомнить').click()
    }
    await expect.poll(() => nameOf(page)).toBe(firstName)
  })

test('the code of an e-mail that its account has never confirmed asks for the password besides', async ({ page }) => {
  const email = newEmail()
  await makeAccount(page, email)
  await set(page, `${oneTimeCode.key} with-save=100`)
  const door = await openDoor(page)
  await door.enter(email)
  await door.expectStep('Безопасный вход')
  await door.code.fill(await door.readCode(email))
  await door.expectStep('Введите пароль')
  await expect(door.box.getByText(email)).toBeVisible()
  await door.password.fill(PASSWORD)
  await door.button('Войти').click()
  await expect.poll(() => nameOf(page)).toBe('Анна')
})
