import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'

const TABLET = { width: 1024, height: 768 }

test.describe('the back office of the catalogue and the pages', { tag: '@desktop' }, () => {
  // A page of the shop is refused as the beginning of a redirect.
  test.use({ allowedConsoleErrors: [/status of 400 .*\/api\/v1\/staff\/redirect\/create/] })
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
    await page.getByRole('textbox', { name: 'Куда', exact: true }).fill('/brands/')
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

  test('a new category is in the menu of its department at once, hides and goes [ROUTE-067]', async ({
    page,
    request,
  }) => {
    const name = `Уровни ${Date.now()}`
    await page.goto('/admin/category/')
    const summary = page.getByText('Новая категория')
    await untilLive(summary)
    await summary.click()
    const department = page.getByRole('combobox', { name: 'Лежит в категории' })
    const parentId = await department.locator('option').nth(1).getAttribute('value')
    await department.selectOption(parentId)
    await page.getByRole('textbox', { name: 'Название' }).fill(name)
    await page.getByRole('textbox', { name: 'Адрес' }).fill(`urovni-${Date.now()}`)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const names = async () => {
      const answer = await request.get(`/api/catalog/categories?id=${parentId}`)
      return ((await answer.json()) as { children: { name: string }[] }).children.map((child) => child.name)
    }
    await expect.poll(names, { timeout: 20_000 }).toContain(name)
    await page.getByRole('checkbox', { name: 'Скрыть из меню и списков' }).check()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено, на сайте уже видно')).toBeVisible()
    await expect.poll(names, { timeout: 20_000 }).not.toContain(name)
    await page.setViewportSize(TABLET)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Удалить' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page).toHaveURL('/admin/category/')
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
})
