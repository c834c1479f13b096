import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'

const TABLET = { width: 1024, height: 768 }

test.describe('the back office of the catalogue and the pages', { tag: '@desktop' }, () => {
  test.beforeEach(({ context, baseURL }) => context.addCookies(sessionCookies('staff', baseURL!)))

  test('a redirect that staff makes leads visitors on at once, and is deleted again', async ({ page, request }) => {
    const old = `/catalog/bosch-${Date.now()}.html`
    const ask = async () => {
      const response = await request.get(old, { maxRedirects: 0 })
      return [response.status(), response.headers()['location'] ?? null]
    }
    expect(await ask()).toEqual([404, null])
    await page.goto('/admin/redirects/')
    const summary = page.getByText('Новая переадресация')
    await untilLive(summary)
    await summary.click()
    await page.getByRole('textbox', { name: 'Откуда' }).fill('/faq/')
    await page.getByRole('textbox', { name: 'Куда' }).fill('/brands/')
    await page.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByText('По этому адресу работает страница магазина')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('textbox', { name: 'Откуда' }).fill(old)
    await page.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(old)
    await expect.poll(ask, { timeout: 3000 }).toEqual([301, '/brands/'])
    await page.setViewportSize(TABLET)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Удалить' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page).toHaveURL('/admin/redirects/')
    await expect.poll(ask, { timeout: 3000 }).toEqual([404, null])
  })
})
