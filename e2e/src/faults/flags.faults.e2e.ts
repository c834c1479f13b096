import type { Page } from '@playwright/test'
import { listFlagRows, newBestPrice } from '@verstak/contracts/flag'
import { editFlags } from '@verstak/tools-database/editFlags'
import { parseFlagOrder } from '@verstak/tools-database/flagOrder'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { expect, test, untilLive } from '../fixtures.ts'

// The shop's flags are one table for all visitors: here nobody else shops meanwhile.

/** As `npm run flags -- …` does. */
async function order(command: string): Promise<void> {
  const database = await openShopDatabase({ mustExist: true })
  try {
    await editFlags(database.url, parseFlagOrder(command.split(' ')))
  } finally {
    await database.close()
  }
}

test.afterEach(() => order(`${newBestPrice.key} --default`))

/** Becomes another visitor of the store. */
const become = (page: Page, baseURL: string, id: number) =>
  page.context().addCookies([{ name: 'visitor_id', value: `flag-visitor-no-${id}`, url: baseURL }])

/** Whether a page's markup, before any script ran, has discounts beside prices. */
async function isInMarkup(page: Page, path: string): Promise<boolean> {
  const html = await (await page.request.get(path)).text()
  const isHanded = html.includes(`"flags":{"${newBestPrice.key}":true}`)
  expect(html.includes('"flags"')).toBe(isHanded)
  return isHanded
}

/** The same of the living page, and of what stands in its tiles. */
async function isInPage(page: Page): Promise<boolean> {
  const tile = page
    .locator('article')
    .filter({ has: page.locator('[data-kind="discount"]') })
    .first()
  await untilLive(tile.getByRole('button', { name: /корзину/ }).first())
  const isBesidePrice = await tile
    .locator('[data-kind="discount"]')
    .first()
    .evaluate((mark) => mark.parentElement!.textContent.includes('₽'))
  const isHanded = await page.evaluate((key) => {
    const { verstakBoot } = window as unknown as { verstakBoot: { flags?: Record<string, unknown> } }
    return verstakBoot.flags?.[key] === true
  }, newBestPrice.key)
  expect(isBesidePrice).toBe(isHanded)
  return isBesidePrice
}

test('a visitor of an experiment sees the same from the server, in the browser and at each visit', async ({
  page,
  baseURL,
  goods: { department },
}) => {
  await order(`${newBestPrice.key} on=50`)
  await expect
    .poll(async () => (await (await page.request.get(listFlagRows.path)).json()) as object)
    .toMatchObject({
      rows: [{ key: newBestPrice.key }],
    })
  // Of all workers of the shell: each looks once a second.
  await page.waitForTimeout(2500)
  const seen = new Map<boolean, number>()
  for (let id = 0; id < 40; id += 1) {
    await become(page, baseURL!, id)
    seen.set(await isInMarkup(page, department.canonical), id)
  }
  expect([...seen.keys()].sort()).toEqual([false, true])
  for (const [isOn, id] of seen) {
    await become(page, baseURL!, id)
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(department.canonical)
      expect(await isInPage(page)).toBe(isOn)
    }
  }
})

test('what the shop changes is seen without a restart', async ({ page, goods: { department } }) => {
  const isOn = () => isInMarkup(page, department.canonical)
  // The test before may just have taken its change back.
  await expect.poll(isOn).toBe(false)
  await page.waitForTimeout(2500)
  await order(`${newBestPrice.key} on --layouts desktop`)
  await expect.poll(isOn).toBe(true)
  await page.waitForTimeout(2500)
  await page.goto(department.canonical)
  expect(await isInPage(page)).toBe(true)
  await order(`${newBestPrice.key} --pause`)
  await expect.poll(isOn).toBe(false)
})
