import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'

/** A page of content opens under its heading, fits the screen and passes axe. */
async function expectPage(page: Page, address: string, heading: string) {
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(heading)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'nothing sticks out sideways',
  ).toBeLessThanOrEqual(0)
  await expectNoAxeViolations(page)
}

test('companies learn how they buy [ROUTE-049]', ({ page }) => expectPage(page, '/b2b/', 'Компаниям'))
test('promotions are listed [ROUTE-050]', ({ page }) => expectPage(page, '/our-actions/', 'Акции'))
test('a promo page opens [ROUTE-052, CABINET-017]', ({ page }) =>
  expectPage(page, '/promo-page/promo-vi-kontur/', 'Счета и акты без бумаги'))
test('ways to pay are told [ROUTE-055]', ({ page }) => expectPage(page, '/payment-methods/', 'Способы оплаты'))
test('help after a purchase is in one place [ROUTE-056]', ({ page }) =>
  expectPage(page, '/service-and-support/', 'Сервис и поддержка'))
test('the service center says what it does [ROUTE-057]', ({ page }) =>
  expectPage(page, '/services/center/', 'Сервисный центр'))
test('the service can be reached [ROUTE-058]', ({ page }) =>
  expectPage(page, '/services/contacts/', 'Контакты сервиса'))
test('serviced brands are listed [ROUTE-059]', ({ page }) =>
  expectPage(page, '/services/brands/', 'Бренды, которые мы обслуживаем'))
test('questions have answers [ROUTE-060]', ({ page }) => expectPage(page, '/faq/', 'Вопросы и ответы'))
test('all brands are on one page [ROUTE-061]', ({ page }) => expectPage(page, '/brands/', 'Бренды'))
test('documents of conformity are explained [ROUTE-062]', ({ page }) =>
  expectPage(page, '/certificates/', 'Сертификаты'))
test('shops of a region have a page [ROUTE-042]', ({ page }) =>
  expectPage(page, '/offices/moscow/', 'Адреса магазинов'))
test('news are listed', ({ page }) => expectPage(page, '/news/', 'Новости'))
test('articles are listed', ({ page }) => expectPage(page, '/articles/', 'Статьи'))

test('addresses of shops lead to their region, and unknown ones to Moscow [ROUTE-044]', async ({ page, request }) => {
  await page.goto('/offices/nowhere/')
  await expect(page).toHaveURL('/offices/moscow/')
  expect((await request.get('/promo-page/nothing/')).status()).toBe(404)
})

test('a town within a region has an address of its own [ROUTE-043, CABINET-018]', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/v1/region/all')).json()) as {
    data: { domain: string; descendantId: number | null; type: string; prepositional: string }[]
  }
  const town = data.find(({ type }) => type === 'descendant')!
  await page.goto(`/offices/${town.domain}-${town.descendantId}/`)
  await expect(page).toHaveURL(`/offices/${town.domain}-${town.descendantId}/`)
  await expect(page).toHaveTitle(`Адреса магазинов в ${town.prepositional} — Верстак`)
})

test('shops are found by metro, and one is shown on the map', async ({ page }) => {
  await page.goto('/offices/moscow/')
  const search = page.getByRole('searchbox', { name: 'Адрес или метро' })
  await untilLive(search)
  const rows = page.getByRole('main').getByRole('article')
  const all = await rows.count()
  expect(all).toBeGreaterThan(1)
  const address = await rows.first().getByRole('button').innerText()
  await search.fill(address)
  await expect(rows).toHaveCount(1)
  await rows.first().getByRole('button').click()
  await expect(rows.first().getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('application', { name: 'Карта магазинов' })).toBeVisible({ timeout: 30_000 })
  await search.fill('такого места нет')
  await page.getByRole('button', { name: 'Показать все' }).click()
  await expect(rows).toHaveCount(all)
  await expectNoAxeViolations(page)
})

test('a brand is found by its name and opens', async ({ page }) => {
  await page.goto('/brands/')
  const search = page.getByRole('searchbox', { name: 'Найти бренд' })
  await untilLive(search)
  await search.fill('makit')
  await page.getByRole('main').getByRole('link', { name: 'Makita' }).click()
  await expect(page).toHaveURL(/\/brand\/makita-\d+\/$/)
})

test('a question is asked from a page of answers', async ({ page }) => {
  await page.goto('/faq/')
  await untilLive(page.getByRole('combobox', { name: 'Поиск по каталогу' }))
  await page.getByRole('main').getByRole('link', { name: 'Написать нам' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
