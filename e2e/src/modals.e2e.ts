import { closeAddedWindow } from './addedWindow.ts'
import { addToCart } from '@verstak/contracts/cart'
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, untilLive } from './fixtures.ts'

const filtersButton = (page: Page) => page.getByRole('button', { name: /^Фильтры/ })
const filters = (page: Page) => page.getByRole('dialog', { name: 'Фильтры' })

/** Screens on which the filters open over the page: a phone, and a desktop too narrow for their column. */
async function openCategory(page: Page, address: string, isMobile: boolean): Promise<Locator> {
  if (!isMobile) await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(address)
  const button = filtersButton(page)
  await untilLive(button)
  return button
}

/** Waits until they have the focus, so that they handle Back. */
async function openFilters(page: Page): Promise<void> {
  await filtersButton(page).click()
  await expect(filters(page)).toBeVisible()
  await expect.poll(() => filters(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
}

const leftEdge = (page: Page) => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)

/** Adds the first product of the page to the cart, and returns the box of its stepper. */
async function addFirst(page: Page): Promise<Locator> {
  const tile = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'В корзину', exact: true }) })
    .first()
  const name = await tile.getByRole('link').first().innerText()
  const button = tile.getByRole('button', { name: 'В корзину', exact: true })
  await untilLive(button)
  await button.click()
  return page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
}

test('a window takes the focus, makes the page behind inert and still, and gives the focus back', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  const button = await openCategory(page, department.canonical, isMobile)
  const before = await leftEdge(page)
  await button.click()
  await expect(filters(page)).toBeVisible()
  expect(await leftEdge(page), 'nothing moves aside').toBe(before)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside, 'the focus stays inside').toBe(false)
  }
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(filters(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a window that is asked for before its code is here opens when it comes @once', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/modals\..+\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  const button = await openCategory(page, department.canonical, isMobile)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  gate.resolve()
  await expect(filters(page)).toBeVisible()
  await expect.poll(() => filters(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test(
  'the back button of a phone closes the window and stays on the page',
  { tag: '@phone' },
  async ({ page, goods }) => {
    await page.goto('/')
    await untilLive(page.getByRole('combobox').first())
    const link = page.locator(`a[href="${goods.department.canonical}"]`).locator('visible=true').first()
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${goods.department.canonical}$`))
    await openFilters(page)
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    await expect(filters(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${goods.department.canonical}$`))
  },
)

test('so does that of a phone whose page was opened directly', { tag: '@phone' }, async ({ page, goods }) => {
  const { canonical } = goods.department
  await openCategory(page, canonical, true)
  await openFilters(page)
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
  await expect(filters(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${canonical}$`))
})

test('a failed call opens one popup, 432 px wide on a desktop, which has the focus [ERR-009]', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  await page.route(`**${addToCart.path}`, (route) => route.fulfill({ status: 200, json: { nothing: true } }))
  await page.goto(department.canonical)
  await addFirst(page)
  const popup = page.getByRole('dialog', { name: 'Что-то пошло не так.' })
  await expect(popup).toBeVisible()
  // Once it has come to rest.
  const box = async () => (await popup.boundingBox()) ?? { y: 0, width: 0, height: 0 }
  if (isMobile) await expect.poll(async () => (await box()).y + (await box()).height).toBe(page.viewportSize()!.height)
  else await expect.poll(async () => (await box()).width).toBe(432)
  await expect(popup.getByRole('button', { name: 'Понятно' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(popup).toHaveCount(0)
})

test('a toast lies over the page at 351 px on a desktop, from edge to edge below 768 px, and is swiped away [WIDGET-013] [WIDGET-016] [WIDGET-017] [WIDGET-018]', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  await page.goto(department.canonical)
  const tile = await addFirst(page)
  await closeAddedWindow(page)
  const field = tile.getByRole('textbox', { name: 'Количество' })
  await field.fill('99999')
  await field.press('Enter')
  const region = page.getByRole('status', { name: 'Уведомления' })
  const toast = region.getByText(/^Больше нет/)
  await expect(toast).toBeVisible()
  await toast.hover()
  expect(await region.evaluate((element) => getComputedStyle(element).zIndex)).toBe('100')
  if (!isMobile) {
    expect((await region.boundingBox())!.width).toBe(351)
    await page.setViewportSize({ width: 768, height: 900 })
    expect((await region.boundingBox())!.width).toBe(351)
    await page.setViewportSize({ width: 767, height: 900 })
  }
  const width = await page.evaluate(() => document.body.getBoundingClientRect().width)
  expect((await region.boundingBox())!.width).toBe(width - 24)
  const { x, y } = (await toast.boundingBox())!
  await page.mouse.move(x + 10, y + 5)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 5)
  await page.mouse.move(x + 120, y + 5)
  await page.mouse.up()
  await expect(toast).toHaveCount(0)
  // A toast does not wait until all is measured.
  await field.fill('99999')
  await field.press('Enter')
  await expect(toast).toBeVisible()
  await expectNoAxeViolations(page)
})
