import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { deleteFromCart, getCart } from '@verstak/contracts/cart'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { refreshAuth } from '@verstak/contracts/session'
import { expect, test, untilLive, type Page } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'

const sessions = join(import.meta.dirname, '../../tools/database/src/session.ts')

/** Signs a browser in by a session that can be renewed, on the store of these journeys. */
async function signIn(context: BrowserContext, user: 'private' | 'wholesale', url: string): Promise<void> {
  const options = [sessions, '--as', user, '--renewable']
  const printed = execFileSync(process.execPath, options, { encoding: 'utf8' }).trim()
  const pairs = printed.split('; ').map((cookie) => cookie.split('='))
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url, httpOnly: true })))
}

const tokenIn = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value
const userOf = (page: Page) => page.locator('[data-user-entry]').first()

test.describe('a session', { tag: '@desktop' }, () => {
  test('whose access token has ended opens each document for its user, in three tabs at once', async ({
    context,
    baseURL,
  }) => {
    await signIn(context, 'private', baseURL!)
    const before = await tokenIn(context, 'reftoken')
    await context.clearCookies({ name: 'acctoken' })
    const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
    await Promise.all(tabs.map((tab) => tab.goto('/')))
    for (const tab of tabs) await expect(userOf(tab)).toHaveText('Мария')
    expect(await tokenIn(context, 'acctoken')).toBeTruthy()
    expect(await tokenIn(context, 'reftoken')).not.toBe(before)
    // The tokens that the browser kept are those in force.
    await tabs[0]!.reload()
    await expect(userOf(tabs[0]!)).toHaveText('Мария')
  })

  test('goes on in a page that was left for two days', async ({ page, context, baseURL }) => {
    await signIn(context, 'private', baseURL!)
    await page.goto('/')
    await expect(userOf(page)).toHaveText('Мария')
    const search = page.getByRole('combobox', { name: 'Поиск по каталогу' })
    await untilLive(search)
    await context.clearCookies({ name: 'acctoken' })
    // Only the clock that tells how old the session is: timers go on.
    await page.evaluate(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 2 * 24 * 60 * 60 * 1000
    })
    const renewed = page.waitForResponse((response) => response.url().endsWith(refreshAuth.path))
    await search.fill('дрель')
    await expect(page.getByRole('listbox', { name: 'Подсказки поиска' })).toBeVisible()
    expect(((await (await renewed).json()) as { data: { uid: number | null } }).data.uid).not.toBeNull()
    expect(await tokenIn(context, 'acctoken')).toBeTruthy()
    await expect(userOf(page)).toHaveText('Мария')
  })

  test('that was ended elsewhere is a guest’s page', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'reftoken', value: 'x'.repeat(43), url: baseURL! }])
    await page.goto('/')
    expect(await tokenIn(context, 'reftoken')).toBeUndefined()
    await expect(page.getByText('Мария', { exact: true })).toHaveCount(0)
  })
})

test(
  'a guest’s cart joins the user’s, who sees once what was done and finds all of it on his other device',
  { tag: '@desktop' },
  async ({ page, context, browser, baseURL, goods: { product, others } }) => {
    const other = others[0]!
    const device = await browser.newContext({ baseURL: baseURL! })
    const elsewhere = await device.newPage()
    await signIn(device, 'wholesale', baseURL!)
    await emptyCart(elsewhere, baseURL!)
    await putIntoCart(elsewhere, baseURL!, product)

    await putIntoCart(page, baseURL!, other)
    await signIn(context, 'wholesale', baseURL!)
    await page.goto('/cart-checkout/')
    const lines = page.getByRole('group', { name: 'Товары в корзине' })
    for (const { name } of [product, other]) await expect(lines.getByRole('link', { name, exact: true })).toBeVisible()
    const notice = page.getByText('Объединили корзины')
    await expect(notice).toBeVisible()

    await elsewhere.goto('/cart-checkout/')
    const theirs = elsewhere.getByRole('group', { name: 'Товары в корзине' })
    await expect(theirs.getByRole('link', { name: other.name, exact: true })).toBeVisible()
    await page.reload()
    await expect(lines.getByRole('link', { name: product.name, exact: true })).toBeVisible()
    await expect(notice).toBeHidden()
    await device.close()
  },
)

/** Journeys before may have left something in the cart of the user. */
async function emptyCart({ request }: Page, origin: string): Promise<void> {
  const regionId = DEFAULT_REGION_ID
  const { items } = (await (await request.get(`${getCart.path}?regionId=${regionId}`)).json()) as {
    items: { guid: string }[]
  }
  for (const { guid } of items) {
    await request.delete(deleteFromCart.path, { headers: { origin }, data: { itemGuid: guid, regionId } })
  }
}

test('a page of the demo asked for at 127.0.0.1 opens on localhost', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const { port, hostname } = new URL(baseURL!)
  test.skip(hostname !== 'localhost', 'The store of these journeys is no demo.')
  await page.goto(`http://127.0.0.1:${port}/cart-checkout/?from=mail`)
  await expect(page).toHaveURL(`${baseURL}/cart-checkout/?from=mail`)
})
