import { expect, test, untilLive } from './fixtures.ts'
import { newEmail, prepareSignIn, SignInDoor } from './SignInDoor.ts'

test.beforeEach(({ page }) => prepareSignIn(page))

test.describe('when the API fails', () => {
  test.use({ allowedConsoleErrors: [/pre-auth|503|Failed to load resource/] })

  test('the step stays with what was typed, and a retry goes on @once', async ({ page }) => {
    const door = new SignInDoor(page)
    await page.goto('/')
    await door.open()
    const answers = [
      { status: 503, body: 'down' },
      { status: 200, body: '<html>garbage</html>' },
    ]
    await page.route('**/api/v1/user/pre-auth', async (route) => {
      const answer = answers.shift()
      await (answer ? route.fulfill(answer) : route.continue())
    })
    await door.login.fill(newEmail())
    for (let tries = 0; tries < 2; tries += 1) {
      await door.button('Продолжить').click()
      const popup = page.getByRole('dialog', { name: 'Ошибка' })
      await expect(popup).toContainText('Повторите попытку или позвоните нам 8 800 550-37-70')
      await popup.getByRole('button', { name: 'Понятно' }).click()
      await expect(door.login).toHaveValue(/@mail\.example$/)
    }
    await door.button('Продолжить').click()
    await door.expectStep('Регистрация')
  })

  test('a door whose code does not come is the page of the sign-in', async ({ page }) => {
    await page.route('**/releases/auth/**', (route) => route.abort())
    await page.goto('/')
    const link = page.locator('[data-opens="sign-in"]').locator('visible=true').first()
    await untilLive(link)
    await link.click()
    await expect(page).toHaveURL(/\/login\/\?next=%2F$/, { timeout: 30_000 })
    await expect(page.getByRole('textbox', { name: 'Email или телефон' })).toBeVisible()
  })
})
