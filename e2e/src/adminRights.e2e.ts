import { askForCode } from './askForCode.ts'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'
import { newEmail, PASSWORD, prepareSignIn, SignInDoor } from './SignInDoor.ts'

const TABLET = { width: 1024, height: 768 }

test.describe('rights in the back office', { tag: '@desktop' }, () => {
  test.use({ allowedConsoleErrors: [/status of 403 .*\/api\/v1\/staff\/member\/save/] })

  test('rights ask who signed in long ago to confirm by a code, then they are given; nothing typed is lost', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    // Whoever gets the rights: a change ends the sessions of one who is none of the staff.
    const email = newEmail()
    const helper = await browser.newContext({ baseURL: baseURL! })
    const signUp = await helper.newPage()
    await prepareSignIn(signUp)
    await signUp.goto('/login/?next=%2Ffaq%2F')
    const door = new SignInDoor(signUp, 'page')
    await untilLive(door.login)
    await door.enter(email)
    await door.field('Имя').fill('Анна')
    await door.password.fill(PASSWORD)
    await door.button('Зарегистрироваться').click()
    await expect(signUp).toHaveURL(/\/faq\/$/)
    await helper.close()

    await context.addCookies(sessionCookies('staff', baseURL!, 20))
    await page.goto(`/admin/staff/?text=${email}`)
    const row = page.getByRole('row').filter({ hasText: email })
    await untilLive(row.getByRole('link'))
    await row.getByRole('link').click()
    // The list has a field of the same name.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(email)
    const role = page.getByRole('combobox', { name: 'Роль' })
    await untilLive(role)
    const before = await role.inputValue()
    const other = before === 'support' ? 'warehouse' : 'support'
    await role.selectOption(other)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    const confirmation = page.getByRole('group', { name: 'Подтвердите, что это вы' })
    await expect(confirmation).toBeVisible()
    await expectNoAxeViolations(page)
    await page.setViewportSize(TABLET)
    await expectNoAxeViolations(page)

    const sent = await askForCode(confirmation, 'почта')
    const code = confirmation.getByRole('textbox', { name: 'Код' })
    await code.fill(sent === '0000' ? '1111' : '0000')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription(/Неверный код/)
    await expect(role).toHaveValue(other)
    await code.fill(sent)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Сохранено, на сайте уже видно')).toBeVisible()
    await expect(confirmation).toBeHidden()

    // Freshly confirmed: nothing is asked again.
    await role.selectOption(before)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено, на сайте уже видно')).toBeVisible()
    await expect(confirmation).toBeHidden()
    await expect(role).toHaveValue(before)
  })
})
