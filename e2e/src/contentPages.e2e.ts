import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'

const PAGES = [
  ['/b2b/', 'Компаниям', 'ROUTE-049'],
  ['/our-actions/', 'Акции', 'ROUTE-050'],
  ['/promo-page/promo-vi-kontur/', 'Счета и акты без бумаги', 'ROUTE-052, CABINET-017'],
  ['/payment-methods/', 'Способы оплаты', 'ROUTE-055'],
  ['/service-and-support/', 'Сервис и поддержка', 'ROUTE-056'],
  ['/services/center/', 'Сервисный центр', 'ROUTE-057'],
  ['/services/contacts/', 'Контакты сервиса', 'ROUTE-058'],
  ['/services/brands/', 'Бренды, которые мы обслуживаем', 'ROUTE-059'],
  ['/faq/', 'Вопросы и ответы', 'ROUTE-060'],
  ['/brands/', 'Бренды', 'ROUTE-061'],
  ['/certificates/', 'Сертификаты', 'ROUTE-062'],
  ['/offices/moscow/', 'Адреса магазинов', 'ROUTE-042'],
  ['/news/', 'Новости', ''],
  ['/articles/', 'Статьи', ''],
] as const

for (const [address, heading, ids] of PAGES) {
  test(`${address} opens, fits the screen and passes axe${ids && ` [${ids}]`}`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(heading)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'nothing sticks out sideways',
    ).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  })
}

test('addresses of shops lead to their region, and unknown ones to Moscow [ROUTE-044]', async ({ page }) => {
  await page.goto('/offices/nowhere/')
  await expect(page).toHaveURL('/offices/moscow/')
  expect((await page.goto('/promo-page/nothing/'))?.status()).toBe(404)
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
  await expect(page.getByRole('region', { name: /карт/i }).first()).toBeVisible({ timeout: 30_000 })
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
