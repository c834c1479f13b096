import { expect, test, type Page } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'
import { priceIn, shownNumber, shownPrice } from './shownNumber.ts'
import { USER_AGENTS } from './userAgents.ts'

// The way in which a shopper reads while the scripts are still on their way, or never come.

const main = (page: Page) => page.getByRole('main')

test('a category reads completely without JavaScript', async ({ page, goods: { department } }) => {
  await page.goto(department.canonical)
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(department.title)

  const tiles = page.getByRole('region', { name: 'Товары', exact: true }).getByRole('article')
  await expect(tiles).toHaveCount(24)
  for (const [index, product] of department.products.entries()) {
    const tile = tiles.nth(index)
    await expect(tile.getByRole('link', { name: product.name })).toHaveAttribute('href', product.link)
    await expect(tile).toContainText(shownPrice(product.price))
    await expect(tile.locator('img')).toHaveAttribute('src', /^\/pictures\//)
  }
  await expect(page.getByText('Загрузка')).toHaveCount(0)
  const toggles = tiles.first().getByRole('button', { name: /избранное|сравнению/, includeHidden: true })
  await expect(toggles, 'what would do nothing is hidden').toHaveCount(2)
  for (const toggle of await toggles.all()) await expect(toggle).toBeHidden()
})

test('without JavaScript the pages of a category are links', async ({ page, goods: { department } }) => {
  await page.goto(department.canonical)
  await page.getByRole('link', { name: 'Следующая страница' }).click()
  await expect(page).toHaveURL(`${department.canonical}page2/`)
  await expect(main(page).getByRole('article')).toHaveCount(24)
  await expect(page.getByRole('link', { name: 'Страница 2', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('without JavaScript the filters are a form with a button', async ({ page, goods: { department } }) => {
  const brand = department.facets.find(({ id }) => id === 'brand')!
  const [first, second] = brand.values
  await page.goto(department.canonical)
  const form = page.getByRole('form', { name: 'Фильтры' })
  const values = form.getByRole('group', { name: brand.name, exact: true })
  await values.getByRole('checkbox', { name: first!.name }).check()
  await values.getByRole('checkbox', { name: second!.name }).check()
  await form.getByRole('button', { name: /^Показать/ }).click()

  const sum = first!.count + second!.count
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(String.raw`${shownNumber(sum)}\sиз`))
  const chips = page.getByRole('list', { name: 'Выбранные фильтры' })
  await chips.getByRole('link', { name: `Убрать: ${first!.name}` }).click()
  await expect(page).toHaveURL(`${department.canonical}?filters=brand:${second!.id}`)
})

test('without JavaScript a range of prices can be typed', async ({ page, goods: { department } }) => {
  const { min, max } = department.facets.find(({ id }) => id === 'price')!.range!
  const middle = Math.round((min + max) / 2)
  await page.goto(department.canonical)
  const form = page.getByRole('form', { name: 'Фильтры' })
  await form.locator('input[name="from.price"]').fill(String(middle))
  await form.getByRole('button', { name: /^Показать/ }).click()
  await expect(page).toHaveURL(/from\.price=/)
  await expect(main(page).getByRole('article').first()).toBeVisible()
  const prices = await main(page).getByRole('article').allInnerTexts()
  expect(prices.length).toBeGreaterThan(0)
  for (const text of prices) expect(priceIn(text)).toBeGreaterThanOrEqual(middle)
})

test('a product reads completely without JavaScript', async ({ page, goods: { product } }) => {
  await page.goto(product.link)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(main(page).getByText(shownPrice(product.price)).first()).toBeVisible()
  await expect(main(page)).toContainText(product.productCode)
  for (const { name, value } of product.characteristics) {
    await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
    await expect(main(page)).toContainText(value)
  }
  for (const paragraph of product.description.split(/\n\s*\n/)) await expect(main(page)).toContainText(paragraph.trim())
})

test('without JavaScript the header searches', async ({ page, goods: { product } }) => {
  const { brand } = product
  await page.goto('/')
  const form = page.getByRole('search')
  await form.getByRole('combobox').fill(brand!.name)
  await form.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(/\/search\/\?what=/)
  await expect(main(page).getByRole('article').first()).toContainText(brand!.name)
})

test('without JavaScript the header leads by links: menu, departments, logo', async ({
  page,
  goods: { department },
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.locator('summary').filter({ hasText: 'Каталог' }).click()
  const menu = header.getByRole('navigation', { name: 'Каталог' })
  await menu.locator(`a[href="${department.canonical}"]`).first().click()
  await expect(page).toHaveURL(department.canonical)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(department.title)
  await header.locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await header.getByRole('navigation').locator(`a[href="${department.canonical}"]`).last().click()
  await expect(page).toHaveURL(department.canonical)
})

test('without JavaScript the home page leads to every department', async ({ page, request }) => {
  let data: { url: string; name: string }[] = []
  // An import of another journey may be on its way out.
  await expect(async () => {
    ;({ data } = (await (await request.get('/api/catalog/topics')).json()) as { data: typeof data })
    expect(data).toHaveLength(9)
  }).toPass()
  await page.goto('/')
  for (const { url, name } of data)
    await expect(main(page).locator(`a[href="${url}"]`).filter({ hasText: name }).first()).toBeVisible()
})

test('without JavaScript «В корзину» puts the product into the cart and leads there', async ({
  page,
  goods: { product },
}) => {
  await page.goto(product.link)
  await main(page).getByRole('button', { name: 'В корзину', exact: true }).first().click()
  await expect(page).toHaveURL('/cart-checkout/')
  const line = page.getByRole('group', { name: 'Товары в корзине' }).getByRole('listitem')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(product.name)
})

test('a cart reads completely without JavaScript', async ({ page, baseURL, goods: { product } }) => {
  await putIntoCart(page, baseURL!, product, 2)
  await page.goto('/cart-checkout/')
  const line = page.getByRole('group', { name: 'Товары в корзине' }).getByRole('listitem')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(product.name)
  await expect(page.getByRole('region', { name: 'Ваш заказ' })).toContainText(shownPrice(product.price * 2))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: USER_AGENTS.mobile })

  test('without JavaScript the bar of filters stays at the top, not below the place of a header that has gone', async ({
    page,
    goods: { department },
  }) => {
    await page.goto(department.canonical)
    const filters = main(page).getByRole('button', { name: 'Фильтры' })
    await expect(filters).toBeVisible()
    await page.mouse.wheel(0, 1500)
    await expect(page.getByRole('banner')).not.toBeInViewport()
    const { y } = (await filters.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(24)
  })
})
