import { expect, test, untilLive, type Page } from './fixtures.ts'
import { ListingPage } from './ListingPage.ts'
import { shownNumber } from './shownNumber.ts'

const canonical = (page: Page) => page.locator('head > link[rel="canonical"]')
const robots = (page: Page) => page.locator('head > meta[name="robots"]')

test('a filter keeps as many products as it promised, stands in the address and can be taken back', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  const listing = new ListingPage(page, isMobile)
  const brand = department.facets.find(({ id }) => id === 'brand')!
  const [, value] = brand.values
  const shown = new RegExp(
    String.raw`^${department.title}\s${shownNumber(value!.count)}\sиз\s${shownNumber(department.totalUnfiltered)}`,
  )

  await page.goto(department.canonical)
  const before = await listing.heading.innerText()
  await listing.choose(brand.name, value!.name)
  expect(new URL(page.url()).search).toBe(`?filters=brand:${value!.id}`)
  await expect(listing.heading).toHaveAccessibleName(shown)
  for (const tile of await listing.tiles.all()) await expect(tile).toContainText(value!.name)

  await page.goBack()
  await expect(listing.heading).toHaveText(before)
  await expect(listing.chips).toHaveCount(0)
  await page.goForward()
  await expect(listing.heading).toHaveAccessibleName(shown)

  await listing.chips.getByRole('link', { name: `Убрать: ${value!.name}` }).click()
  await expect(listing.heading).toHaveText(before)
  expect(new URL(page.url()).search).toBe('')
})

test('filters of several facets add up in one canonical address that opens the same page again @once', async ({
  page,
  baseURL,
  isMobile,
  goods: { department },
}) => {
  const listing = new ListingPage(page, isMobile)
  const [brand, rating] = ['brand', 'rating'].map((id) => department.facets.find((facet) => facet.id === id)!)
  const [first, second] = brand!.values
  const withReviews = rating!.values[0]!

  await page.goto(department.canonical)
  await listing.choose(rating!.name, withReviews.name)
  await listing.choose(brand!.name, second!.name)
  await listing.choose(brand!.name, first!.name)
  const ids = [first!.id, second!.id].sort((a, b) => a - b)
  expect(new URL(page.url()).search).toBe(`?filters=brand:${ids};rating:${withReviews.id}`)
  await expect(listing.chips.getByRole('link', { name: /^Убрать:/ })).toHaveCount(3)

  const shown = await listing.heading.innerText()
  await page.reload()
  await expect(listing.heading).toHaveText(shown)
  await expect(canonical(page)).toHaveAttribute('href', baseURL + department.canonical)
})

test('an order puts the cheapest first, whatever page was open', async ({ page, isMobile, goods: { department } }) => {
  const listing = new ListingPage(page, isMobile)
  await page.goto(`${department.canonical}page2/`)
  await listing.sort('Дешевле')
  expect(new URL(page.url()).pathname).toBe(department.canonical)
  // Tiles below the window get their content a moment later.
  await expect(async () => {
    const prices = await listing.prices()
    expect(prices.filter((price) => price > 0)).toHaveLength(24)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  }).toPass()
})

test('only page 1 is for search engines, and every page names it as canonical [SEO-001, SEO-002] @once', async ({
  page,
  baseURL,
  isMobile,
  goods: { department },
}) => {
  const listing = new ListingPage(page, isMobile)
  await page.goto(department.canonical)
  await expect(robots(page)).toHaveCount(0)
  const [first] = await listing.names()

  await page.getByRole('link', { name: 'Страница 2', exact: true }).click()
  await page.waitForURL(`**${department.canonical}page2/`)
  await expect(robots(page)).toHaveAttribute('content', /noindex/)
  await expect(canonical(page)).toHaveAttribute('href', baseURL + department.canonical)
  await expect(page).toHaveTitle(/страница 2/)
  await expect.poll(() => listing.names()).not.toContain(first)

  await page.reload()
  await expect(robots(page)).toHaveAttribute('content', /noindex/)
  await expect(canonical(page)).toHaveAttribute('href', baseURL + department.canonical)
  await page.getByRole('link', { name: 'Страница 1', exact: true }).click()
  await expect(robots(page)).toHaveCount(0)
  await expect(canonical(page)).toHaveCount(1)
})

test('«Показать ещё» appends the next page below the products that stand already @once', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  const listing = new ListingPage(page, isMobile)
  await page.goto(department.canonical)
  const first = await listing.names()
  const more = page.getByRole('button', { name: /^Показать ещё/ })
  await untilLive(more)
  await more.click()
  await expect(listing.tiles).toHaveCount(48)
  // Tiles below the window get their content a moment later.
  await expect.poll(async () => new Set(await listing.names()).size).toBe(48)
  expect((await listing.names()).slice(0, 24)).toEqual(first)
})

test('a search by the header finds products by their words and keeps the query on its pages [ROUTE-012, SEARCH-006] @once', async ({
  page,
  isMobile,
  goods: { product },
}) => {
  const listing = new ListingPage(page, isMobile)
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Поиск по каталогу' })
  await field.fill(product.brand!.name)
  await field.press('Enter')
  await page.waitForURL(/\/search\/\?what=/)
  expect(new URL(page.url()).searchParams.get('what')).toBe(product.brand!.name)
  for (const name of await listing.names()) expect(name).toContain(product.brand!.name)
  await page.getByRole('link', { name: 'Страница 2', exact: true }).click()
  await page.waitForURL(/\/search\/page2\/\?what=/)
  await expect(page.getByRole('combobox', { name: 'Поиск по каталогу' })).toHaveValue(product.brand!.name)
})
