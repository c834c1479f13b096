import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { openNewEntity } from './openNewEntity.ts'
import { sessionCookies } from './sessionCookies.ts'

const TABLET = { width: 1024, height: 768 }

test.describe('the back office of the catalogue and the pages', { tag: '@desktop' }, () => {
  // A page of the shop is refused as the beginning of a redirect.
  test.use({
    allowedConsoleErrors: [
      /status of 400 .*\/api\/v1\/staff\/redirect\/create|status of 404 .*\/(?:product\/never|api)/,
    ],
  })
  test.beforeEach(({ context, baseURL }) => context.addCookies(sessionCookies('staff', baseURL!)))

  test('a redirect that staff makes leads visitors on at once, and is deleted again', async ({ page, request }) => {
    const old = `/catalog/bosch-${Date.now()}.html`
    const ask = async () => {
      const response = await request.get(old, { maxRedirects: 0 })
      return [response.status(), response.headers()['location'] ?? null]
    }
    expect(await ask()).toEqual([404, null])
    await page.goto('/admin/redirects/')
    await openNewEntity(page, 'Новая переадресация')
    await page.getByRole('textbox', { name: 'Откуда' }).fill('/faq/')
    await page.getByRole('textbox', { name: 'Куда', exact: true }).fill('/brands/')
    await page.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByText('По этому адресу работает страница магазина')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('textbox', { name: 'Откуда' }).fill(old)
    await page.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(old)
    await expect.poll(ask).toEqual([301, '/brands/'])
    await page.setViewportSize(TABLET)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Удалить' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page).toHaveURL('/admin/redirects/')
    await expect.poll(ask).toEqual([404, null])
  })

  test('a click within the shop on a product that is gone follows its redirect, too; without one it is the page 404', async ({
    page,
    request,
  }) => {
    const gone = `/product/gone-${900_000_000 + (Date.now() % 90_000_000)}/`
    await page.goto('/admin/redirects/')
    await openNewEntity(page, 'Новая переадресация')
    await page.getByRole('textbox', { name: 'Откуда' }).fill(gone)
    await page.getByRole('textbox', { name: 'Куда', exact: true }).fill('/brands/')
    await page.getByRole('button', { name: 'Создать' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gone)
    await expect.poll(async () => (await request.get(gone, { maxRedirects: 0 })).status()).toBe(301)

    const click = async (path: string) => {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href })
        document.querySelector('h1')!.append(link)
      }, path)
      await page.getByRole('link', { name: path }).click()
    }
    await page.goto('/faq/')
    await untilLive(page.getByRole('heading', { level: 1 }))
    await click(gone)
    await expect(page).toHaveURL('/brands/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Бренды/)
    await page.goBack()
    await expect(page).toHaveURL('/faq/')
    await untilLive(page.getByRole('heading', { level: 1 }))
    await click('/product/never-899999999/')
    await expect(page).toHaveURL('/product/never-899999999/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('не найдена')
  })

  test('a new category is in the menu of its department at once, hides and goes [ROUTE-067]', async ({
    page,
    request,
  }) => {
    const name = `Уровни ${Date.now()}`
    await page.goto('/admin/category/')
    await openNewEntity(page, 'Новая категория')
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
