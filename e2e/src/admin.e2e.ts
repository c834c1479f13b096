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
    await expect.poll(shown, { timeout: 3000 }).toContain(`${Number(after) * 100}`)
    await expectNoAxeViolations(page)

    await page.setViewportSize(TABLET)
    await expectNoAxeViolations(page)
    // Of this product alone: others of the staff are at work, too.
    const id = /product\/(\d+)/.exec(page.url())![1]
    await page.goto(`/admin/journal/?entity=product&entityId=${id}`)
    await expectNoAxeViolations(page)
    await page
      .getByRole('button', { name: /^Вернуть изменение/ })
      .first()
      .click()
    await expect(page.getByText('возвращено').first()).toBeVisible()
    await page.goBack()
    await expect(price).toHaveValue(before)
    await guest.close()
  })
})
