import type { Page } from '@playwright/test'
import { expect, test, untilLive } from './fixtures.ts'

const button = (page: Page) => page.locator('header summary')
const menu = (page: Page) => page.locator('header details')
const panel = (page: Page) => page.locator('[data-topic-panel]')

/** Opens a short page that scrolls all the same. */
async function open(page: Page) {
  await page.goto('/cart-checkout/')
  await untilLive(button(page))
}

/** Opens the menu by hovering, and waits for its categories. */
async function hoverOpen(page: Page) {
  await button(page).hover()
  await expect(panel(page).getByText('Популярные бренды')).toBeVisible()
}

test('a mouse that rests on the button opens the catalogue, one that passes does not; scrolling closes it [CATALOG-006] [CATALOG-009] @desktop', async ({
  page,
}) => {
  await open(page)
  const { x, y, width } = (await button(page).boundingBox())!
  // Loads its code, and moves on.
  await page.mouse.move(x - 40, y + 20)
  await page.mouse.move(x + width + 200, y + 20, { steps: 12 })
  await page.waitForTimeout(400)
  await expect(menu(page)).not.toHaveAttribute('open')

  await hoverOpen(page)
  await page.mouse.move(x + width + 400, y - 40)
  await expect(menu(page)).not.toHaveAttribute('open')

  await page.setViewportSize({ width: 1440, height: 500 })
  await hoverOpen(page)
  const { height, bottom } = await page
    .locator('[data-panel]')
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  expect([height > 200, bottom <= 500]).toEqual([true, true])
  await hoverOpen(page)
  await page.evaluate(() => window.scrollBy(0, 30))
  await expect(menu(page)).not.toHaveAttribute('open')
})

test('categories stand in thirds, what is beside them from 1365 px on [CATALOG-013] [CATALOG-014] @desktop', async ({
  page,
}) => {
  await open(page)
  for (const [width, isBeside] of [
    [1365, true],
    [1364, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.mouse.move(5, 890)
    await hoverOpen(page)
    const boxes = await page
      .locator('[data-thirds] > ul')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
    expect(boxes).toHaveLength(3)
    expect(Math.max(...boxes) - Math.min(...boxes)).toBeLessThanOrEqual(1)
    const thirds = (await page.locator('[data-thirds]').boundingBox())!
    const extras = (await page.locator('[data-extras]').boundingBox())!
    expect(extras.x >= thirds.x + thirds.width).toBe(isBeside)
    await page.keyboard.press('Escape')
  }
})

test('keys alone open the catalogue, choose a department and follow a category [CATALOG-010] @desktop', async ({
  page,
}) => {
  await open(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('Популярные бренды')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-rail] a').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/category\//)
  await expect(menu(page)).not.toHaveAttribute('open')
})

test('on a phone the catalogue goes down by levels, and back closes it @phone', async ({ page }) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Каталог' })
  const tabs = page.getByRole('navigation', { name: 'Основное меню' })
  const tab = tabs.getByRole('link', { name: 'Каталог' })
  await untilLive(tab)
  // The browser's way out of the store cannot be stopped; within the store it can.
  await tabs.getByRole('link', { name: /^Корзина/ }).click()
  await expect(page).toHaveURL(/\/cart\/$/)
  await tab.click()
  await dialog.getByRole('button', { name: /^Автотовары/ }).click()
  await expect(dialog.getByRole('button', { name: 'Назад: Каталог' })).toBeFocused()
  expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0)
  await dialog.getByRole('button', { name: 'Назад: Каталог' }).click()
  await expect(dialog.getByRole('button', { name: /^Автотовары/ })).toBeFocused()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/cart\/$/)
})
