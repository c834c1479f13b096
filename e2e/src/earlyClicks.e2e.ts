import { closeAddedWindow } from './addedWindow.ts'
import type { Page } from '@playwright/test'
import { pressEarly } from './earlyPresses.ts'
import { expect, test } from './fixtures.ts'

/** Delays every script of the store until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/(assets|releases)\/.+\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test('«В корзину» pressed before its code is here puts the product into the cart once it comes', async ({
  page,
  goods: { department },
}) => {
  const letGo = await holdScripts(page)
  await page.goto(department.canonical, { waitUntil: 'commit' })
  const tile = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'В корзину', exact: true }) })
    .first()
  // Not `innerText`: nothing is painted yet.
  const name = (await tile.getByRole('link').first().textContent())!
  await tile.getByRole('button', { name: 'В корзину', exact: true }).click()
  await page.waitForTimeout(500)
  letGo()
  await closeAddedWindow(page)
  const pressed = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(pressed.getByRole('link', { name: 'В корзине' })).toBeVisible()
  await expect(pressed.getByRole('textbox', { name: 'Количество' })).toHaveValue('1')
})

/** Moments of the press, by the number of click listeners: the page's inline script, the shell's, then React. */
const MOMENTS = {
  desktop: [
    ['filter', 1],
    ['order', 2],
    ['order', 3],
    ['order', 4],
    ['heart', 3],
    ['filter', 5],
  ],
  phone: [
    ['order', 1],
    ['filter', 2],
    ['view', 3],
    ['view', 4],
    ['order', 3],
    ['order', 5],
  ],
} as const

test('presses between two steps of a page that comes to life have their effect, and hydrate it as it came', async ({
  context,
  isMobile,
  goods,
}) => {
  test.slow()
  const layout = isMobile ? 'phone' : 'desktop'
  const faults: string[] = []
  for (const [name, listeners] of MOMENTS[layout])
    faults.push(...(await pressEarly(context, { layout, name, goods, moment: { listeners } })))
  expect(faults).toEqual([])
})
