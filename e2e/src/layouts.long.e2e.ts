import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, NOT_FOUND_COMPLAINT, test, untilLive } from './fixtures.ts'
import type { Goods } from './findGoods.ts'
import { USER_AGENTS } from './userAgents.ts'

test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })

const addressesOf = ({ department, product }: Goods, isPhone: boolean) => [
  '/',
  department.canonical,
  product.link,
  isPhone ? '/cart/' : '/cart-checkout/',
  '/net-takogo/',
  `/search/?what=${encodeURIComponent('дрель')}`,
]

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

    test(`axe finds nothing on any kind of page for ${layout}`, async ({ page, goods }) => {
      for (const address of addressesOf(goods, isPhone)) {
        await page.goto(address, { waitUntil: 'networkidle' })
        await expectNoAxeViolations(page)
      }
      if (!isCrawler) await openAndCheck(page, isPhone)
    })

    // 320 px are a desktop of 1280 at 400 %.
    test(`nothing is wider than a window of 320 px for ${layout}`, async ({ page, goods }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const address of addressesOf(goods, isPhone)) {
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
