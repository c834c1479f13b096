import { expect, test, untilLive, type Page } from './fixtures.ts'

/** Scrolls to so many px and waits until the page has looked at it. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top: y, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
    top,
  )
}

const isStuck = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-header-stuck'))
const topButton = (page: Page) => page.getByRole('button', { name: 'Наверх', includeHidden: true })

/** The rules come with the first scroll. */
async function openAndScroll(page: Page, address: string) {
  await page.goto(address)
  await scrollTo(page, 10)
  await expect(topButton(page)).toBeAttached()
  await scrollTo(page, 0)
}

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.reduce((sum, one) => sum + (one as HTMLElement).offsetHeight, 0))

test.describe('desktop', { tag: '@desktop' }, () => {
  test('the bar of the header stays in sight after 145 px, 185 px below an info bar [HEADER-020, HEADER-021]', async ({
    page,
    goods,
  }) => {
    await openAndScroll(page, goods.department.canonical)
    const threshold = 145 + (await heightOf(page, '[data-info-bar]'))
    await scrollTo(page, threshold)
    expect(await isStuck(page)).toBe(false)
    await scrollTo(page, threshold + 1)
    expect(await isStuck(page)).toBe(true)
    await expect(page.getByRole('combobox', { name: 'Поиск по каталогу' })).toBeInViewport()
    await expect
      .poll(() =>
        page.getByRole('search', { name: 'Поиск по каталогу' }).evaluate((form) => form.getBoundingClientRect().top),
      )
      .toBeLessThan(72)
    await scrollTo(page, threshold)
    expect(await isStuck(page)).toBe(false)
  })

  test('on a wide home page the first blocks come before [HEADER-022]', async ({ page }) => {
    await page.setViewportSize({ width: 1365, height: 500 })
    await openAndScroll(page, '/')
    await expect(page.getByRole('heading', { name: 'Популярные категории' })).toBeVisible()
    const threshold = 145 + (await heightOf(page, '[data-info-bar]')) + (await heightOf(page, '[data-first-block]'))
    expect(threshold).toBeGreaterThan(500)
    await scrollTo(page, threshold)
    expect(await isStuck(page)).toBe(false)
    await scrollTo(page, threshold + 1)
    expect(await isStuck(page)).toBe(true)
    await page.setViewportSize({ width: 1364, height: 900 })
    await scrollTo(page, 186)
    expect(await isStuck(page)).toBe(true)
  })

  test('on a product page the header goes with the page', async ({ page, goods }) => {
    await openAndScroll(page, goods.product.link)
    await scrollTo(page, 700)
    expect(await isStuck(page)).toBe(false)
  })

  test('the way to the top is there after 600 px, and leads there smoothly [SHELL-033]', async ({ page, goods }) => {
    await openAndScroll(page, goods.department.canonical)
    await scrollTo(page, 600)
    await expect(topButton(page)).toBeHidden()
    await scrollTo(page, 601)
    await expect(topButton(page)).toBeVisible()
    await topButton(page).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('main')).toBeFocused()
    await expect(topButton(page)).toBeHidden()
  })
})

test.describe('phone', { tag: '@phone' }, () => {
  test('the header stays in sight after its own height, at least 104 px [HEADER-010, HEADER-024]', async ({
    page,
    goods,
  }) => {
    await openAndScroll(page, goods.department.canonical)
    const height = await heightOf(page, '[data-header]')
    expect(height).toBeGreaterThanOrEqual(104)
    await scrollTo(page, height)
    expect(await isStuck(page)).toBe(false)
    await scrollTo(page, height + 1)
    expect(await isStuck(page)).toBe(true)
    await expect(page.getByRole('combobox', { name: 'Поиск по каталогу' })).toBeInViewport()
  })

  test('on a product page the header goes with the page', async ({ page, goods }) => {
    await openAndScroll(page, goods.product.link)
    await scrollTo(page, 700)
    expect(await isStuck(page)).toBe(false)
  })

  test('the way to the top is there after 600 px for those who scroll back [SHELL-034]', async ({ page, goods }) => {
    await openAndScroll(page, goods.department.canonical)
    await scrollTo(page, 900)
    await expect(topButton(page)).toBeHidden()
    await scrollTo(page, 880)
    await expect(topButton(page)).toBeVisible()
    await scrollTo(page, 890)
    await expect(topButton(page)).toBeHidden()
    await scrollTo(page, 600)
    await expect(topButton(page)).toBeHidden()
  })
})

test('a reload in the middle of a list leads to the same place', async ({ page, isMobile, goods }) => {
  // Where names take more lines, cards are higher than most.
  if (isMobile) await page.setViewportSize({ width: 340, height: 740 })
  await page.goto(goods.department.canonical)
  const tile = page.getByRole('region', { name: 'Товары', exact: true }).getByRole('article').nth(15)
  const topOf = () => tile.evaluate((element) => element.getBoundingClientRect().top)
  await untilLive(tile)
  // As people go there: each row is near once, and has its size then.
  for (let steps = 0; (await topOf()) > 300 && steps < 40; steps += 1) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(50)
  }
  await page.waitForTimeout(300)
  const before = await topOf()
  expect(before).toBeLessThan(844)
  await page.reload()
  await untilLive(tile)
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2)
  await page.waitForTimeout(500)
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2)
})
