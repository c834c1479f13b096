import { expect, expectNoAxeViolations, NOT_FOUND_COMPLAINT, test, untilLive, type Page } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'

/** Addresses of files of the back office that a page asks for. */
function filesOfAdmin(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/releases\/admin\//.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Lists that are asked for what there cannot be. */
const REFUSED = [
  '/admin/product/?brandId=bosch',
  '/admin/category/?state=x',
  '/admin/brand/?page=-1',
  '/admin/promotions/?page=100001',
  '/admin/promotions/banners/?state=x',
  '/admin/news/?state=x',
  '/admin/reviews/?kind=x&stars=6',
  '/admin/chat/?state=x',
  `/admin/users/?text=${'x'.repeat(300)}`,
  '/admin/releases/?remote=Q!',
  '/admin/flags/?state=x',
  '/admin/staff/?role=x&factor=x',
  '/admin/exchange/?page=x',
  '/admin/journal/?userId=x&to=2026-13-01',
]

const TABLET = { width: 1024, height: 768 }

test.describe('the back office', { tag: '@desktop' }, () => {
  test.describe('of others', () => {
    test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })

    test('is not there for a guest, whose pages know no byte of it', async ({ page }) => {
      const asked = filesOfAdmin(page)
      for (const address of ['/admin/', '/admin/product/1/', '/admin/nothing/']) {
        const response = await page.goto(address)
        expect(response!.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
      }
      const html = await (await page.goto('/'))!.text()
      expect(html).not.toContain('/releases/admin/')
      expect(html).not.toContain('"/admin/')
      expect(asked).toEqual([])
    })
  })

  test('changes a price: the page of the product has it at once; the journal takes it back [ROUTE-066]', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    await context.addCookies(sessionCookies('staff', baseURL!))
    await page.goto('/admin/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сводка')
    await expectNoAxeViolations(page)

    await page.goto('/admin/releases/')
    const live = await page.getByRole('link', { name: 'Скачать CSV: Что работает сейчас' }).getAttribute('href')
    expect(await (await page.request.get(live!)).text()).toMatch(/\r\ncart;[^;]+;/)

    await page.goto('/admin/product/?state=in-stock')
    const first = page.getByRole('rowheader').first().getByRole('link')
    await untilLive(first)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(first).toBeFocused()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Enter')

    const price = page.getByRole('textbox', { name: 'Цена', exact: true })
    await untilLive(price)
    const before = await price.inputValue()
    const after = String(Math.round(Number(before.replace(',', '.')) * 0.99))
    await price.fill(after)
    await page.getByRole('textbox', { name: 'Старая цена' }).fill('')
    await page.getByRole('textbox', { name: 'Цена для компаний' }).fill('')
    const link = await page.getByRole('link', { name: 'Открыть на сайте' }).getAttribute('href')
    const guest = await browser.newContext({ baseURL: baseURL! })
    const shown = async () => (await (await guest.request.get(link!)).text()).replaceAll('\u00A0', ' ')
    expect(await shown()).not.toContain(`"price":${Number(after) * 100}`)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено, на сайте уже видно')).toBeVisible()
    await expect.poll(shown).toContain(`${Number(after) * 100}`)
    await expectNoAxeViolations(page)

    await page.setViewportSize(TABLET)
    await expectNoAxeViolations(page)
    // Of this product alone: others of the staff are at work, too.
    const id = /product\/(\d+)/.exec(page.url())![1]
    await page.goto(`/admin/journal/?entity=product&entityId=${id}`)
    await expectNoAxeViolations(page)
    // In a store in which this journey went before, others stand there as taken back.
    const taken = page.waitForResponse((answer) => answer.url().includes('/journal/take-back'))
    await page
      .getByRole('button', { name: /^Вернуть изменение/ })
      .first()
      .click()
    await taken
    await expect(page.getByText('возвращено').first()).toBeVisible()
    await page.goBack()
    await expect(price).toHaveValue(before)
    await guest.close()
  })

  test.describe('of an address that makes no sense', () => {
    // What the API refuses.
    test.use({ allowedConsoleErrors: [/status of 400 .*\/api\/v1\/staff\/orders\?search=7/] })

    test('what a list cannot find is told at its filter: nothing typed is lost, and the list is there', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies(sessionCookies('staff', baseURL!))
      const words = 'Список показан не весь так, как просит адрес'
      for (const address of REFUSED) {
        const response = await page.request.get(address)
        expect([address, response.status(), await response.text()]).toEqual([
          address,
          200,
          expect.stringContaining(words),
        ])
      }

      await page.goto('/admin/orders/?page=abc&status=lost&from=2026-02-31')
      const notice = page.getByRole('alert').filter({ hasText: words })
      for (const line of ['«abc»: такой страницы нет', '«lost»: такого значения нет', '«2026-02-31»: это не дата'])
        await expect(notice).toContainText(line)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Заказы')
      const search = page.getByRole('searchbox', { name: 'Номер' })
      await untilLive(search)
      await expectNoAxeViolations(page)
      const long = '7'.repeat(300)
      await search.fill(long)
      await search.press('Enter')
      await expect(search).toHaveAccessibleDescription(/слишком длинно/)
      await expect(search).toHaveValue(long)
      await expectNoAxeViolations(page)
      await page.setViewportSize(TABLET)
      await expectNoAxeViolations(page)
      await page.getByRole('link', { name: 'Сбросить' }).press('Enter')
      await expect(notice).toBeHidden()
      await expect(search).toHaveValue('')
      // Two full lines: four fields, then two with the button.
      const ends = await page
        .getByRole('form', { name: 'Фильтры' })
        .evaluate((form) => [...form.children].map((part) => Math.round(part.getBoundingClientRect().bottom)))
      expect([...Map.groupBy(ends, (end) => end).values()].map(({ length }) => length)).toEqual([4, 3])
    })
  })
})
