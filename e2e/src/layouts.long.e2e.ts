import type { Page } from '@playwright/test'
import { readSitemap } from '@verstak/tools-crawl/readSitemap'
import { expect, expectNoAxeViolations, NOT_FOUND_COMPLAINT, test, untilLive } from './fixtures.ts'
import type { Goods } from './findGoods.ts'
import { putIntoCart } from './putIntoCart.ts'
import { USER_AGENTS } from './userAgents.ts'

test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })

/** The cart empty and full, the first page of each kind that the sitemap lists, and those that it leaves out. */
async function* pagesOf(page: Page, baseURL: string, goods: Goods, isPhone: boolean): AsyncGenerator<string> {
  const { department, product, packed } = goods
  const cart = isPhone ? '/cart/' : '/cart-checkout/'
  yield cart
  await putIntoCart(page, baseURL, product)
  await putIntoCart(page, baseURL, packed, packed.multiplicity)
  yield cart

  const firstByKind = new Map([...(await readSitemap(baseURL))].reverse().map(([address, kind]) => [kind, address]))
  yield* firstByKind.values()
  yield '/recommended/'
  yield department.canonical
  yield `${department.canonical}page2/`
  yield product.link
  yield '/net-takogo/'
  yield `/search/?what=${encodeURIComponent('дрель')}`
}

/** What people open over a page; crawlers get none of it. */
async function openAndCheck(page: Page, isPhone: boolean): Promise<void> {
  await page.goto('/')
  await untilLive(page.getByRole('combobox').first())
  await page.getByRole('combobox').first().focus()
  await page.getByRole('combobox').first().fill('дрель')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Ваш регион:/ }).click()
  await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.keyboard.press('Escape')
  const opener = isPhone
    ? page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Каталог' })
    : page.locator('header summary')
  await opener.click()
  await expect(
    isPhone ? page.getByRole('dialog', { name: 'Каталог' }) : page.getByText('Популярные бренды'),
  ).toBeVisible()
  await expectNoAxeViolations(page)
}

for (const [layout, userAgent] of Object.entries(USER_AGENTS)) {
  const isPhone = layout.startsWith('mobile')
  const isCrawler = layout.endsWith('crawler')

  test.describe(layout, () => {
    test.use({
      userAgent,
      viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      isMobile: isPhone,
      hasTouch: isPhone,
    })

    test(`axe finds nothing on any kind of page for ${layout}`, async ({ page, baseURL, goods }) => {
      for await (const address of pagesOf(page, baseURL!, goods, isPhone)) {
        await page.goto(address, { waitUntil: 'networkidle' })
        await expectNoAxeViolations(page)
      }
      if (!isCrawler) await openAndCheck(page, isPhone)
    })

    // 320 px are a desktop of 1280 at 400 %.
    test(`nothing is wider than a window of 320 px for ${layout}`, async ({ page, baseURL, goods }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for await (const address of pagesOf(page, baseURL!, goods, isPhone)) {
        await page.goto(address, { waitUntil: 'networkidle' })
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth }
        })
        expect(scrollWidth, address).toBeLessThanOrEqual(clientWidth)
      }
    })
  })
}
