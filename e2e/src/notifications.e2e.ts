import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

const tools = join(import.meta.dirname, '../../tools/database/src')
/** A user that no other journey uses. */
const USER = 'wholesale'
/** Runs a command of the store's own, on the store of these journeys. */
const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(tools, program), ...args], { encoding: 'utf8' }).trim()

test(
  'a notification stands at the user’s entry, is closed by the keyboard, and does not come again [NOTIFY-010]',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    const cookies = run('session.ts', '--as', USER).split('; ')
    run('notifications.ts', '--as', USER, '--clear')
    run('notifications.ts', '--as', USER, '--name', 'newOrdersFilter')
    for (const [name = '', value = ''] of cookies.map((cookie) => cookie.split('=')))
      await context.addCookies([{ name, value, url: baseURL! }])

    await page.clock.install()
    await page.goto('/')
    const card = page.getByRole('status').filter({ hasText: 'Теперь заказы можно отобрать' })
    // The code of notifications loads 4 s after the page's own.
    await expect(async () => {
      await page.clock.fastForward(4000)
      await expect(card).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.locator('body')).toBeFocused()
    await expectNoAxeViolations(page)
    const entry = page.locator('[data-user-entry]')
    const [place, anchor] = [(await card.boundingBox())!, (await entry.boundingBox())!]
    expect(place.y).toBeGreaterThan(anchor.y + anchor.height)
    expect(Math.abs(place.x + place.width - anchor.x - anchor.width)).toBeLessThan(2)

    const field = page.getByRole('combobox', { name: 'Поиск по каталогу' })
    await field.focus()
    await expect(card).toBeHidden()
    await page.locator('#content').focus()
    await expect(card).toBeVisible()

    const marked = page.waitForResponse('**/notifications/mark-as-viewed')
    await page.keyboard.press('Shift+Tab')
    await expect(card.getByRole('button', { name: /^Закрыть/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card).toBeHidden()
    await expect(entry).toBeFocused()
    expect((await marked).ok()).toBe(true)
    expect(await (await page.request.get('/api/v1/user/notifications')).json()).toEqual({ notifications: [] })
  },
)
