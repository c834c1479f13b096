import { createCall } from '@verstak/api-client/call'
import { listRegions, setCurrentRegion, DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { PICKUP_WINDOW_BUDGET } from '@verstak/tools-bench/pageBudgets'
import { CheckoutPage } from './CheckoutPage.ts'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'
import { PickupWindow } from './PickupWindow.ts'
import { putIntoCart } from './putIntoCart.ts'

/** What draws a map, see `libs/map`; the plans are its data. */
const MAP_FILES = /\/(PointsMap|map-|maplibre|mapbox|plan-)[^/]*$/

const whereToBuy = 'Где купить'

test('a shop that is chosen on the page of a product is the one of the order', async ({ page, goods: { others } }) => {
  const shops = new PickupWindow(page)
  const checkout = new CheckoutPage(page)
  await page.goto(others[0]!.link)
  const button = page.getByRole('button', { name: whereToBuy })
  await untilLive(button)
  await button.click()
  const address = await shops.choose(1)
  await expect(page.getByText(`Заберёте в магазине: ${address}`)).toBeVisible()

  const toCart = page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first()
  await toCart.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Перейти в корзину' }).click()
  await expect(checkout.form.getByRole('group', { name: 'Магазин' })).toContainText(address)
  await checkout.fillContact()
  await checkout.order()
  await expect(page.getByRole('main')).toContainText(address)
})

test('after a change of the region the checkout asks about the shop of the other one @once', async ({
  page,
  baseURL,
  goods: { others },
}) => {
  await putIntoCart(page, baseURL!, others[1]!)
  await page.goto(others[1]!.link)
  const button = page.getByRole('button', { name: whereToBuy })
  await untilLive(button)
  await button.click()
  const address = await new PickupWindow(page).choose(0)

  const call = createCall((path, init) => fetch(`${baseURL}${path}`, init))
  const { data } = await call(listRegions, {})
  const other = data.find(
    ({ id, type, officesCount }) => id > DEFAULT_REGION_ID && type === 'other' && officesCount > 0,
  )!
  const changed = await page.request.post(setCurrentRegion.path, {
    headers: { origin: baseURL! },
    data: { id: other.id, type: other.type, descendantId: other.descendantId },
  })
  expect(changed.ok()).toBe(true)

  const office = page.getByRole('group', { name: 'Магазин' })
  await page.goto('/cart/')
  await expect(office.getByText(`Вы выбрали магазин «${address}»`)).toBeVisible()
  await office.getByRole('button', { name: /^Вернуться в.прежний город$/ }).click()
  await expect(office.getByText(address, { exact: true })).toBeVisible()
  await expect(office.getByRole('button', { name: 'Выбрать другой магазин' })).toBeVisible()
})

test('the window is 1124 px wide on a desktop and full on a phone; axe finds nothing in it [PICKUP-010] [PICKUP-020]', async ({
  page,
  isMobile,
  goods: { product },
}) => {
  await page.goto(product.link)
  const button = page.getByRole('button', { name: whereToBuy })
  await untilLive(button)
  await button.click()
  const shops = new PickupWindow(page)
  await expect(shops.row(0)).toBeVisible()
  // Once it has come to rest.
  const box = async () => (await page.getByRole('dialog').first().boundingBox())!
  const view = page.viewportSize()!
  await expect.poll(async () => (await box()).width).toBe(isMobile ? view.width : Math.min(1124, view.width - 64))
  if (isMobile) await expect.poll(async () => (await box()).height).toBe(view.height)
  await expectNoAxeViolations(page)
  await shops.row(0).click()
  await expect(page.getByRole('link', { name: 'Маршрут' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a shop can be chosen with the keyboard alone @desktop', async ({ page, goods: { product } }) => {
  await page.goto(product.link)
  const button = page.getByRole('button', { name: whereToBuy })
  await untilLive(button)
  await button.focus()
  await page.keyboard.press('Enter')
  const shops = new PickupWindow(page)
  await expect(shops.row(0)).toBeVisible()
  while (!(await shops.row(0).evaluate((row) => row === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(shops.row(1)).toBeFocused()
  const address = await shops.addressOf(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: address })).toBeFocused()
  const choose = page.getByRole('button', { name: 'Выбрать магазин' })
  while (!(await choose.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Заберёте в магазине: ${address}`)).toBeVisible()
  await expect(button).toBeFocused()
})

test.describe('without a map', () => {
  test.use({ allowedConsoleErrors: [/./] })

  test('the list does everything [MAP-004]', async ({ page, isMobile, goods: { product } }) => {
    await page.route(MAP_FILES, (route) => route.abort())
    await page.goto(product.link)
    const button = page.getByRole('button', { name: whereToBuy })
    await untilLive(button)
    await button.click()
    const shops = new PickupWindow(page)
    await expect(shops.row(0)).toBeVisible()
    if (isMobile) {
      await page.getByRole('tab', { name: 'НА КАРТЕ' }).click()
      await expect(page.getByText('Карта недоступна')).toBeVisible()
      await page.getByRole('button', { name: 'Открыть списком' }).click()
    } else await expect(page.getByText('Карта недоступна')).toBeVisible()
    const address = await shops.choose(0)
    await expect(page.getByText(`Заберёте в магазине: ${address}`)).toBeVisible()
  })
})

test('windows of courier and transport open from the product without faults of axe', async ({
  page,
  goods: { product },
}) => {
  await page.goto(product.link)
  const courier = page.getByRole('button', { name: 'Стоимость и интервалы' })
  await untilLive(courier)
  await courier.click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Стоимость доставки' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Рассчитать стоимость' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Выберите город получения:' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('the pickup window without its map is light @phone @budget', async ({ page, goods: { product } }) => {
  let bytes = 0
  const counted: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/^\/releases\/delivery\/.*\.js$/.test(pathname) || MAP_FILES.test(pathname)) return
    counted.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => void (bytes += responseBodySize)),
    )
  })
  await page.goto(product.link)
  const button = page.getByRole('button', { name: whereToBuy })
  await untilLive(button)
  await button.click()
  await expect(new PickupWindow(page).row(0)).toBeVisible()
  await Promise.all(counted)
  console.log(`pickup window: ${(bytes / 1000).toFixed(1)} kB of JavaScript without the map`)
  expect(bytes).toBeGreaterThan(5_000)
  expect(bytes, 'brotli').toBeLessThanOrEqual(PICKUP_WINDOW_BUDGET)
})

test('pages of delivery compute a price, and axe finds nothing on them', async ({ page }) => {
  for (const [address, answer] of [
    ['/courier-delivery/', 'Итого'],
    ['/region-delivery/', 'Адреса терминалов'],
  ] as const) {
    await page.goto(address)
    const main = page.getByRole('main')
    const submit = main.getByRole('button', { name: 'Рассчитать' })
    await untilLive(submit)
    await main.getByRole('textbox', { name: 'Вес, кг' }).fill('2,5')
    for (const side of ['Длина, мм', 'Ширина, мм', 'Высота, мм'])
      await main.getByRole('textbox', { name: side }).fill('300')
    await submit.click()
    await expect(main.getByText(answer).first()).toBeVisible()
    await expectNoAxeViolations(page)
  }
})
