import { holdLateCode } from '@verstak/tools-bench/holdLateCode'
import { createOrder } from '@verstak/contracts/order'
import { closeAddedWindow } from './addedWindow.ts'
import { CheckoutPage } from './CheckoutPage.ts'
import { expect, test, untilLive } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'
import { shownPrice } from './shownNumber.ts'

test('each layout has its own address of the cart and sends visitors of the other there [ROUTE-032, ROUTE-033]', async ({
  request,
  isMobile,
}) => {
  const [own, other] = isMobile ? ['/cart/', '/cart-checkout/'] : ['/cart-checkout/', '/cart/']
  expect((await request.get(own, { maxRedirects: 0 })).status()).toBe(200)
  const moved = await request.get(`${other}?from=mail`, { maxRedirects: 0 })
  expect(moved.status()).toBe(302)
  expect(moved.headers()['location']).toBe(`${own}?from=mail`)
})

test('the first product brings a cart whose secret scripts cannot read [CART-014] @once', async ({
  page,
  context,
  goods: { product },
}) => {
  await page.goto(product.link)
  // The approved region and the closed bar are what all these visitors bring.
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
    'appDownloadHide',
    'region_approved',
    'visitor_id',
  ])
  const toCart = page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first()
  await untilLive(toCart)
  await toCart.click()
  await closeAddedWindow(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'В корзине' }).first()).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'cartToken', httpOnly: true, sameSite: 'Lax' }))
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'has_cart', httpOnly: false, sameSite: 'Lax' }))
  expect(await page.evaluate(() => document.cookie)).not.toContain('cartToken')
  expect(await page.content()).not.toContain(cookies.find(({ name }) => name === 'cartToken')!.value)
})

test('a tile in the cart is a link there with a stepper, which 0 turns back into the button [CART-004, CART-005, CART-006, TILE-022]', async ({
  page,
  isMobile,
  goods: { department, others },
}) => {
  const tile = page.getByRole('article').filter({ has: page.getByRole('link', { name: others[0]!.name, exact: true }) })
  const toCart = tile.getByRole('button', { name: 'В корзину', exact: true })
  await holdLateCode(page)
  await page.goto(department.canonical)
  await untilLive(toCart)
  await toCart.click()
  await closeAddedWindow(page)
  const inCart = tile.getByRole('link', { name: 'В корзине' })
  await expect(inCart).toHaveAttribute('title', 'В корзине')
  await expect(inCart).toHaveAttribute('href', isMobile ? '/cart/' : '/cart-checkout/')

  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // What is only counted goes to the recommendations, unasked.
    if (pathname.startsWith('/api/') && !pathname.includes('/retail-rocket/')) calls.push(pathname)
  })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(inCart).toBeVisible()
  expect(calls.toSorted(), 'one call marks all tiles, one the badges').toEqual([
    '/api/v1/cart/list',
    '/api/v1/header/aggregate-info',
  ])

  await tile.getByRole('button', { name: 'Меньше' }).click()
  await expect(toCart).toBeVisible()
  await expect.poll(() => calls.at(-1)).toBe('/api/v1/cart/product/delete')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(toCart).toBeVisible()
})

test('what is sold in packs goes into the cart by packs [TILE-028, TILE-029, TILE-030] @once', async ({
  page,
  goods: { packed },
}) => {
  const { multiplicity, name, link } = packed
  await page.goto(link)
  await page
    .getByRole('main')
    .getByRole('button', { name: `В корзину по ${multiplicity}` })
    .first()
    .click()
  await closeAddedWindow(page)
  const stepper = page.getByRole('main').getByRole('group', { name, exact: true }).first()
  await stepper.getByRole('button', { name: 'Больше' }).click()
  await expect(stepper).toContainText(`${2 * multiplicity} шт`)
  await expect(stepper.getByRole('textbox')).toHaveCount(0)
})

test('quantities and removals on the cart page change lines, sums and badge @once', async ({
  page,
  baseURL,
  goods,
}) => {
  const [first, second] = goods.others
  await putIntoCart(page, baseURL!, first!, 2)
  await putIntoCart(page, baseURL!, second!)
  const checkout = new CheckoutPage(page)
  await page.goto('/cart-checkout/')
  await expect(checkout.summary).toContainText(shownPrice(first!.price * 2 + second!.price))

  await checkout.stepper(first!.name).getByRole('button', { name: 'Больше' }).click()
  await expect(checkout.summary).toContainText(shownPrice(first!.price * 3 + second!.price))
  await checkout.lines.getByRole('button', { name: `Убрать из корзины: ${second!.name}` }).click()
  await expect(checkout.summary).toContainText(shownPrice(first!.price * 3))
  await expect(checkout.stepper(second!.name)).toHaveCount(0)

  await expect(checkout.stepper(first!.name)).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(checkout.stepper(first!.name).getByRole('textbox')).toHaveValue('3')
  await checkout.lines.getByRole('button', { name: /^Убрать из корзины/ }).click()
  await expect(page.getByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Перейти в каталог' })).toBeVisible()
})

test('a form that is not complete says at each field what is wrong, and loses nothing on a reload @once', async ({
  page,
  baseURL,
  goods,
}) => {
  await putIntoCart(page, baseURL!, goods.others[1]!)
  const { form, orderButton } = new CheckoutPage(page)
  await page.goto('/cart-checkout/')
  const phone = form.getByLabel('Телефон')
  await untilLive(orderButton)
  await orderButton.click()
  await expect(form.getByLabel('Имя и фамилия')).toBeFocused()
  await expect(form.getByLabel('Имя и фамилия')).toHaveAccessibleDescription(/Введите ваше имя/)
  await expect(phone).toHaveAccessibleDescription(/Введите ваш номер телефона/)
  await expect(form).toContainText('Выберите магазин, где заберёте заказ')

  await phone.pressSequentially('91612')
  await form.getByLabel('Имя и фамилия').fill('Иван')
  await form.getByLabel('Имя и фамилия').press('Tab')
  await expect(phone).toHaveAccessibleDescription(/Номер телефона должен содержать 11 цифр/)
  await page.reload()
  await expect(form.getByLabel('Имя и фамилия')).toHaveValue('Иван')
  await expect(phone).toHaveValue(/916.*12/)
})

test.describe('with a connection that breaks', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource: net::ERR_FAILED/] })

  test('a form whose own code does not come says so, keeps what was typed and works with the next press @once', async ({
    page,
    baseURL,
    goods,
  }) => {
    await putIntoCart(page, baseURL!, goods.others[2]!)
    const checkout = new CheckoutPage(page)
    const code = /\/checkout\.[\da-f]+\.js/
    await page.route(code, (route) => route.abort())
    await page.goto('/cart-checkout/')
    await checkout.fillContact()
    await checkout.choosePickup()
    await checkout.orderButton.click()
    await expect(page.getByText('Магазин не ответил')).toBeVisible()
    await expect(checkout.form.getByLabel('Имя и фамилия')).toHaveValue('Анна Петрова')
    await page.unroute(code)
    await checkout.order()
    await expect(page.getByRole('heading', { level: 1, name: /^Заказ № .+ оформлен$/ })).toBeVisible()
  })

  test('an order whose answer got lost is not doubled by pressing again @once', async ({ page, baseURL, goods }) => {
    await putIntoCart(page, baseURL!, goods.others[2]!)
    const checkout = new CheckoutPage(page)
    await page.goto('/cart-checkout/')
    await checkout.fillContact()
    await checkout.choosePickup()

    const placed: unknown[] = []
    const keys: (string | undefined)[] = []
    await page.route(`**${createOrder.path}`, async (route) => {
      const response = await route.fetch()
      placed.push(await response.json())
      keys.push(route.request().headers()['idempotency-key'])
      if (placed.length === 1) await route.abort()
      else await route.fulfill({ response })
    })
    await checkout.orderButton.click()
    await expect(page.getByText('Магазин не ответил')).toBeVisible()
    await checkout.order()
    expect(keys[1]).toBe(keys[0])
    expect(placed[1]).toEqual(placed[0])
    await expect(page.getByRole('heading', { level: 1, name: /^Заказ № .+ оформлен$/ })).toBeVisible()
  })
})

test('a quantity changed in the moment of leaving the page is kept @once', async ({
  page,
  baseURL,
  goods: { others },
}) => {
  await putIntoCart(page, baseURL!, others[0]!)
  await page.goto('/cart/', { waitUntil: 'networkidle' })
  // All at once, before the debounce merges the presses into one call.
  const { lines } = new CheckoutPage(page)
  await lines.getByRole('button', { name: 'Больше' }).evaluate((more: HTMLElement) => {
    more.click()
    location.assign('/')
  })
  await page.waitForURL('/')
  await page.goto('/cart/')
  await expect(lines.getByRole('textbox', { name: 'Количество' })).toHaveValue('2')
})
