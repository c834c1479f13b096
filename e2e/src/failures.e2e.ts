import { expect, test, untilLive, type Page } from './fixtures.ts'
import { ListingPage } from './ListingPage.ts'

/** Console messages about the requests that the tests break: of the browser, React and the federation. */
const BROKEN_REQUEST =
  /Failed to load resource|ChunkLoadError|Loading (CSS )?chunk|Federation Runtime|verstak_cart|ScriptExternal|ApiError: API call failed|React error #422/

/** Also under the changed addresses of further tries. */
const CART_SCRIPTS = /\/releases\/cart\/.*\.js/

test.use({ allowedConsoleErrors: [BROKEN_REQUEST], expectedPageErrors: [BROKEN_REQUEST] })

const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'В корзину' }).first()

test('without the scripts of the cart a category can be read, filtered and left for a product', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  await page.route(CART_SCRIPTS, (route) => route.abort())
  const listing = new ListingPage(page, isMobile)
  await page.goto(department.canonical)
  await expect(listing.tiles).toHaveCount(24)
  await expect(listing.tiles.getByRole('link', { name: 'Подробнее' })).toHaveCount(24)

  const brand = department.facets.find(({ id }) => id === 'brand')!
  await listing.choose(brand.name, brand.values[0]!.name)
  await expect(listing.chips).toContainText(brand.values[0]!.name)
  const [name] = await listing.names()
  await listing.tiles.first().getByRole('link', { name: 'Подробнее' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
})

test('the cart that did not load on a product page loads when asked again', async ({ page, goods: { product } }) => {
  await page.route(CART_SCRIPTS, (route) => route.abort())
  await page.goto(product.link)
  const again = page.getByRole('main').getByRole('button', { name: 'Корзина не загрузилась. Повторить' })
  await expect(again).toBeVisible()
  await page.unroute(CART_SCRIPTS)
  await expect(async () => {
    // It goes when the cart is there.
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(addButton(page)).toBeEnabled({ timeout: 2000 })
  }).toPass()
})

test('without the scripts of a page itself it can be read, and its links lead on', async ({
  page,
  goods: { department },
}) => {
  // Further tries hang: after the last one that fails the page says that it cannot go on.
  const isAnotherTry = (url: string) => url.includes('retry=')
  await page.route(/\/releases\/listing\/.*\.js/, async (route) => {
    if (!isAnotherTry(route.request().url())) await route.abort()
  })
  await page.goto(department.canonical, { waitUntil: 'domcontentloaded' })
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a failure without words opens a popup with words of its own [ERR-002]', async ({ page, goods: { product } }) => {
  await page.route('**/api/v1/cart/product/add', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(product.link)
  await untilLive(addButton(page))
  await addButton(page).click()
  const popup = page.getByRole('dialog', { name: 'Что-то пошло не так.' })
  await expect(popup).toBeVisible()
  await expect(popup.getByText('Произошла ошибка. Повторите попытку позже.', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(addButton(page)).toBeFocused()
})

test('a refusal with words shows them under «Внимание!» [ERR-001]', async ({ page, goods: { product } }) => {
  const meta = { status: 'error', message: 'Этот товар продаётся только в магазине' }
  await page.route('**/api/v1/cart/product/add', (route) =>
    route.fulfill({ json: { status: 'error', data: { meta } } }),
  )
  await page.goto(product.link)
  await untilLive(addButton(page))
  await addButton(page).click()
  const popup = page.getByRole('dialog', { name: 'Внимание!' })
  await expect(popup.getByText(meta.message, { exact: true })).toBeVisible()
})

test('analogs that cannot be had leave no trace on the page', async ({ page, goods: { department, product } }) => {
  await page.goto(department.canonical)
  await untilLive(page.getByRole('main'))
  await page.route('**/api/v1/featured/alternative*', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: product.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(page.getByText('Аналоги')).toHaveCount(0)
  await expect(addButton(page)).toBeEnabled()
})

test('a page that cannot be had says so, leads home, and comes when asked again [ERR-025]', async ({
  page,
  goods: { department, product },
}) => {
  await page.goto(department.canonical)
  await untilLive(page.getByRole('main'))
  await page.route('**/api/v1/product?*', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: product.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что-то пошло не так')
  await expect(page.getByRole('main').getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute('**/api/v1/product?*')
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
})
