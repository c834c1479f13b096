import { expect, expectNoAxeViolations, test, untilLive } from '../fixtures.ts'
import { sessionCookies } from '../sessionCookies.ts'

const PHONE = '8 800 550-37-70'
const OTHER = '8 800 555-35-35'

// The shop's phone is one for all: here nobody else shops meanwhile.
test.describe('settings', () => {
  test.slow()
  test.use({ allowedConsoleErrors: [/status of 400 .*\/api\/v1\/staff\/settings\/save/] })

  test('the owner changes the support phone: header, footer and home page of a shopper have it at once, and again the old one [SHELL-040]', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.addCookies(sessionCookies('staff', baseURL!))
    await page.goto('/admin/settings/')
    const field = page.getByLabel('Телефон поддержки')
    await untilLive(field)
    await expectNoAxeViolations(page)
    const shopper = await (await browser.newContext({ baseURL: baseURL! })).newPage()
    const shows = (phone: string) =>
      expect(async () => {
        await shopper.goto('/')
        for (const place of ['banner', 'contentinfo', 'main'] as const)
          await expect(shopper.getByRole(place).getByRole('link', { name: phone }).first()).toBeVisible({
            timeout: 1000,
          })
      }).toPass()

    try {
      await field.fill('8 800')
      await page.getByRole('button', { name: 'Сохранить' }).first().click()
      await expect(page.getByText('Телефон — 11 цифр', { exact: false })).toBeVisible()
      await expect(field).toBeFocused()
      await field.fill(OTHER)
      await page.getByRole('button', { name: 'Сохранить' }).first().click()
      await expect(page.getByText('Сохранено, на сайте уже видно')).toBeVisible()
      await shows(OTHER)
    } finally {
      await field.fill(PHONE)
      await page.getByRole('button', { name: 'Сохранить' }).first().click()
    }
    await shows(PHONE)
    await page.reload()
    await expect(page.getByText(`${OTHER}`, { exact: false }).first()).toBeVisible()
  })
})
