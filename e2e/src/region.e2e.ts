import type { Locator } from '@playwright/test'
import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'

const regionButton = (page: Page) => page.getByRole('button', { name: /^Ваш регион:/ })
const choice = (page: Page) => page.getByRole('dialog', { name: 'Выберите город' })
const confirmation = (page: Page) => page.getByRole('region', { name: 'Ваш город' })

/** Texts of the controls in a part of the page that something lies over. */
const covered = (part: Locator) =>
  part.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a, button, summary, input')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        if (
          !control.checkVisibility({ visibilityProperty: true }) ||
          left < 0 ||
          left + width > document.documentElement.clientWidth
        )
          return false
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && !control.contains(hit) && !hit.contains(control) && !hit.closest('label')
      })
      .map((control) => control.textContent || control.ariaLabel || control.outerHTML),
  )

async function openChoice(page: Page) {
  await regionButton(page).click()
  await expect(choice(page)).toBeVisible()
}

test('a town is searched and chosen, and the whole store is shown for it [REGION-016, HEADER-005]', async ({
  page,
  goods,
}) => {
  await page.goto(goods.department.canonical)
  await expect(regionButton(page)).toHaveText(/Москва/)
  await openChoice(page)
  await expectNoAxeViolations(page)
  const field = choice(page).getByRole('textbox', { name: 'Город' })
  await expect(field).toBeFocused()
  await field.fill('каза')
  await expect(choice(page).getByRole('list', { name: 'Города' }).getByRole('button')).toHaveText(['Казань'])
  await Promise.all([page.waitForEvent('load'), field.press('Enter')])
  await expect(regionButton(page)).toHaveText(/Казань/)
  expect(page.url()).toContain(goods.department.canonical)
})

test('a town that is not there is said so; Escape leaves everything as it was @once', async ({ page }) => {
  await page.goto('/')
  await openChoice(page)
  await choice(page).getByRole('textbox').fill('Атлантида')
  await expect(choice(page).getByRole('status').filter({ hasText: 'Такого города в списке нет' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choice(page)).toBeHidden()
  await expect(regionButton(page)).toBeFocused()
  await expect(regionButton(page)).toHaveText(/Москва/)
})

test.describe('without the towns', () => {
  test.use({ allowedConsoleErrors: [/net::ERR_FAILED/] })

  test('when the towns cannot be had, one click tries again @once', async ({ page, context }) => {
    await page.goto('/')
    await context.route('**/api/v1/region/all*', (route) => route.abort())
    await openChoice(page)
    await expect(choice(page).getByText('Список городов не загрузился')).toBeVisible()
    await context.unroute('**/api/v1/region/all*')
    await choice(page).getByRole('button', { name: 'Повторить' }).click()
    await expect(choice(page).getByRole('button', { name: 'Казань' })).toBeVisible()
  })
})

test.describe('first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test(
    'a visitor is asked once whether the region is right; «Да» is kept for a year and reloads the page [REGION-006, HTTP-008, WIDGET-008]',
    {
      tag: '@desktop',
    },
    async ({ page, context }) => {
      await page.goto('/')
      await expect(confirmation(page)).toBeVisible()
      await expectNoAxeViolations(page)
      expect(await covered(page.getByRole('banner'))).toEqual([])
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
      await Promise.all([page.waitForEvent('load'), confirmation(page).getByRole('button', { name: 'Да' }).click()])
      const cookie = (await context.cookies()).find(({ name }) => name === 'region_approved')
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 60 * 60)
      expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + 366 * 24 * 60 * 60)
      // As long as the question would take to come.
      await page.waitForTimeout(5000)
      await expect(confirmation(page)).toBeHidden()
    },
  )

  test('a phone is asked above its tabs and above the bar that buys', { tag: '@phone' }, async ({ page, goods }) => {
    await page.goto(goods.product.link)
    await untilLive(page.getByRole('main').getByRole('button', { name: 'В корзину' }).first())
    // In one step from above the page's own button to below it.
    await page.mouse.wheel(0, 1200)
    const bar = page.locator('[data-bottom-bar][data-shown]')
    await expect(bar).toBeVisible()
    await expect(confirmation(page)).toBeVisible()
    await expectNoAxeViolations(page)
    for (const part of [bar, page.getByRole('banner'), page.getByRole('navigation').last()])
      expect(await covered(part)).toEqual([])
    await confirmation(page).getByRole('button', { name: 'Выбрать другой' }).click()
    await expect(choice(page)).toBeVisible()
    await expect(confirmation(page)).toBeHidden()
  })
})
