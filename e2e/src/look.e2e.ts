import type { Page } from '@playwright/test'
import { readSitemap } from '@verstak/tools-crawl/readSitemap'
import { expect, NOT_FOUND_COMPLAINT, test, untilLive } from './fixtures.ts'
import { ListingPage } from './ListingPage.ts'
import { putIntoCart } from './putIntoCart.ts'

test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })

const WIDTHS = { phone: [320, 390], desktop: [768, 1024, 1365, 1440] }

/** Elements that overflow the page to the right, outermost first. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    )
    return [
      `the page is ${document.documentElement.scrollWidth} px wide`,
      ...culprits.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]
  })

test('no page scrolls sideways at any usual width', async ({ page, baseURL, isMobile, goods }) => {
  const { department, product, missing, packed } = goods
  const [tagPage] = [...(await readSitemap(baseURL!))].find(([, kind]) => kind === 'tag-page')!
  const filtered = `${department.canonical}?filters=price:-5000`
  const pages = ['/', department.canonical, filtered, tagPage, product.link, missing.link]
  const check = async (address: string) => {
    await page.goto(address)
    for (const width of WIDTHS[isMobile ? 'phone' : 'desktop']) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowing(page), `${address} at ${width} px`).toEqual([])
    }
  }
  for (const address of [...pages, '/search/', '/search/?what=zzqqxx', '/net-takogo/', '/cart/']) await check(address)
  await putIntoCart(page, baseURL!, product)
  await putIntoCart(page, baseURL!, packed, packed.multiplicity)
  await check('/cart/')
})

test('a name on a tile is cut after its third line [TILE-039]', async ({ page, goods: { department } }) => {
  await page.goto(department.canonical)
  const name = page.getByRole('main').getByRole('article').first().getByRole('link').first().locator('span').first()
  const lines = await name.evaluate((element) => {
    element.textContent = 'Очень длинное название инструмента '.repeat(20)
    const { height } = element.getBoundingClientRect()
    return height / parseFloat(getComputedStyle(element).lineHeight)
  })
  expect(lines).toBeCloseTo(3, 1)
})

test('photos on tiles are shown in the size of their layout [TILE-034, TILE-035, TILE-036, TILE-037]', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  const { tiles } = new ListingPage(page, isMobile)
  const photo = tiles.first().locator('img')
  const width = async () => Math.round((await photo.boundingBox())!.width)
  await page.goto(department.canonical)
  const toList = isMobile ? page.getByRole('button', { name: 'Показать списком' }) : page.getByTitle('Список')
  expect(await width()).toBe(isMobile ? 132 : 228)
  await untilLive(toList)
  await toList.click()
  await expect.poll(width).toBe(isMobile ? 120 : 236)
})

test('nothing on a page moves after it has come', async ({ page, goods: { department, product } }) => {
  for (const address of ['/', department.canonical, product.link]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 100)
        }),
    )
    expect(shift, address).toBeLessThan(0.01)
  }
})
