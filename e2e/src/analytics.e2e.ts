import type { Page } from '@playwright/test'
import { CheckoutPage } from './CheckoutPage.ts'
import { closeAddedWindow } from './addedWindow.ts'
import { deviceRows } from './deviceRows.ts'
import { expect, test, untilLive } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'

test.slow()

interface Beacon {
  event: string
  session: string | null
  body: unknown
}

/** Beacons that the page sends from now on. Playwright does not see their bodies, so they are intercepted. */
async function watchBeacons(page: Page): Promise<Beacon[]> {
  const sent: Beacon[] = []
  await page.exposeFunction('recordBeacon', (link: string, body: string) => {
    const url = new URL(link, 'http://store.invalid')
    const event = /^\/api\/v1\/retail-rocket\/(.+)$/.exec(url.pathname)?.[1]
    if (event) sent.push({ event, session: url.searchParams.get('session'), body: JSON.parse(body) })
  })
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (link, data) => {
      const note = (window as unknown as { recordBeacon(link: string, body: string): unknown }).recordBeacon
      if (data instanceof Blob) void data.text().then((body) => note(String(link), body))
      return send(link, data)
    }
  })
  return sent
}

const layerOf = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event) ?? [])

test(
  'what a visitor looks at, searches for and puts into the cart is told once each, after the page is shown [HTTP-022, HTTP-006, API-056, API-059, API-060, API-061]',
  { tag: '@desktop' },
  async ({ page, context, goods: { product } }) => {
    const beacons = await watchBeacons(page)
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().includes('/retail-rocket/')) answers.push(response.status())
    })
    await page.goto(product.link)
    await expect.poll(() => beacons.length).toBe(1)
    const { session } = beacons[0]!
    expect((await context.cookies()).find(({ name }) => name === 'vi_rr_id')?.value).toBe(session)
    expect(beacons[0]).toEqual({ event: 'product-view', session, body: { productId: product.id } })
    expect(await layerOf(page)).toEqual(['page_view', 'product_view'])
    await expect
      .poll(() => deviceRows(page, 'products', 'viewHistory'))
      .toEqual([{ productGuid: product.guid, date: expect.stringContaining('T'), timestamp: expect.any(Number) }])

    const toCart = page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first()
    await untilLive(toCart)
    await toCart.click()
    await closeAddedWindow(page)
    await expect.poll(() => beacons.length).toBe(2)
    expect(beacons[1]).toEqual({ event: 'add-to-basket', session, body: { productGuid: product.guid } })
    // A larger quantity of the same product is not another product.
    const stepper = page.getByRole('main').getByRole('group', { name: product.name, exact: true }).first()
    await stepper.getByRole('button', { name: 'Больше' }).click()
    await expect(stepper.getByRole('textbox', { name: 'Количество' })).toHaveValue('2')

    // Within the document, as links lead.
    const category = product.breadcrumbs.at(-1)!
    await page.getByRole('main').locator(`a[href="${category.link}"]`).first().click()
    await expect(page).toHaveURL(category.link)
    await expect.poll(() => beacons.length).toBe(3)
    const body = {
      categoryPath: product.breadcrumbs
        .slice(1)
        .map(({ name }) => name)
        .join('/'),
      categoryId: Number(/-(\d+)\/$/.exec(category.link)![1]),
    }
    expect(beacons[2]).toEqual({ event: 'category-view', session, body })

    // Of a document that is left no answer is seen any more.
    await expect.poll(() => answers).toEqual([200, 200, 200])
    await page.goto('/search/?what=перфоратор')
    await expect.poll(() => beacons.length).toBe(4)
    expect(beacons[3]).toEqual({ event: 'search', session, body: { searchPhrase: 'перфоратор' } })
    await expect.poll(() => deviceRows(page, 'search', 'history')).toMatchObject([{ query: 'перфоратор' }])
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('pages_viewed')!) as object)).toMatchObject({
      value: 3,
    })
    await expect.poll(() => answers).toEqual([200, 200, 200, 200])
  },
)

test(
  'an order is told with its number and its products [API-057]',
  { tag: '@desktop' },
  async ({ page, baseURL, goods: { others } }) => {
    const beacons = await watchBeacons(page)
    const product = others.at(-1)!
    await putIntoCart(page, baseURL!, product, 2)
    await page.goto('/cart/')
    const checkout = new CheckoutPage(page)
    await checkout.fillContact()
    await checkout.choosePickup()
    await checkout.order()
    const number = /№\s*(\d+)/.exec(await page.getByRole('heading', { level: 1 }).innerText())![1]
    const ordered = () => beacons.filter(({ event }) => event === 'order').map(({ body }) => body)
    await expect
      .poll(ordered)
      .toEqual([{ transaction: number, products: [{ id: product.id, quantity: 2, price: product.price }] }])
  },
)

test(
  'a visitor whose browser asks for privacy is not told of',
  { tag: '@desktop' },
  async ({ page, goods: { product } }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const beacons = await watchBeacons(page)
    await page.goto(product.link)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pages_viewed'))).not.toBeNull()
    await page.waitForTimeout(300)
    expect(beacons).toEqual([])
    expect(await layerOf(page)).toEqual([])
  },
)
