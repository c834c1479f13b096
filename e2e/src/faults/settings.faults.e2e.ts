import { expect, expectNoAxeViolations, test, untilLive } from '../fixtures.ts'
import { sessionCookies } from '../sessionCookies.ts'

const PHONE = '8 800 550-37-70'
const OTHER = '8 800 555-35-35'

// The shop's phone is one for all: here nobody else shops meanwhile.
test.describe('settings', () => {
  test.slow()
  test.use({ allowedConsoleErrors: [/status of 400 .*\/api\/v1\/staff\/settings\/save/] })

  test('the owner changes phone, name, hours and requisites: header, footer and home page of a shopper have it at once, and again the old one [SHELL-040]', async ({
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

    // The name of the shop, with a page that is opened without a new document; the hours of a region; the requisites.
    const name = page.getByLabel('Название магазина')
    const saveIn = (place: number) => page.getByRole('button', { name: 'Сохранить' }).nth(place).click()
    try {
      await name.fill('Кувалда & Ко')
      await saveIn(0)
      await expect(async () => {
        await shopper.goto('/legal/requisites/')
        await expect(shopper).toHaveTitle('Реквизиты — Кувалда & Ко', { timeout: 1000 })
      }).toPass()
      const logo = shopper.getByRole('banner').getByRole('link', { name: 'Кувалда & Ко' })
      await untilLive(logo)
      await logo.click()
      await expect(shopper).toHaveTitle(/^Кувалда & Ко — инструмент/)
      await shopper.getByRole('contentinfo').getByRole('link', { name: 'Реквизиты' }).click()
      await expect(shopper).toHaveTitle('Реквизиты — Кувалда & Ко')
      await expect(
        shopper.getByRole('contentinfo').getByText(`© ${new Date().getFullYear()} Кувалда & Ко`),
      ).toBeVisible()
    } finally {
      await name.fill('Верстак')
      await saveIn(0)
    }
    const hours = page.getByLabel('Часы работы')
    const before = await hours.inputValue()
    const bank = page.getByLabel('Банк', { exact: true })
    const bankBefore = await bank.inputValue()
    try {
      await hours.fill('ежедневно 8:00–20:00')
      await saveIn(1)
      await bank.fill('Банк «Новый», г. Казань')
      await saveIn(2)
      await expect(async () => {
        await shopper.goto('/legal/requisites/')
        await expect(shopper.getByRole('main').getByText('Банк «Новый», г. Казань')).toBeVisible({ timeout: 1000 })
        for (const place of ['banner', 'contentinfo'] as const)
          await expect(shopper.getByRole(place).getByText('ежедневно 8:00–20:00').first()).toBeVisible({
            timeout: 1000,
          })
      }).toPass()
    } finally {
      await hours.fill(before)
      await saveIn(1)
      await bank.fill(bankBefore)
      await saveIn(2)
    }
    await expect(async () => {
      await shopper.goto('/legal/requisites/')
      await expect(shopper.getByRole('main').getByText(bankBefore)).toBeVisible({ timeout: 1000 })
      await expect(shopper).toHaveTitle('Реквизиты — Верстак', { timeout: 1000 })
    }).toPass()
    await page.reload()
    await expect(page.getByText(`${OTHER}`, { exact: false }).first()).toBeVisible()
  })
})
