import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { SEEDED, THROW, comeLate, hang, losses, scriptsOf, serve, strayErrors } from './browserFaults.ts'
import { REMOTES_WITH_PAGES, tagsOf, test } from './faultFixtures.ts'
import type { Edit } from './faultStore.ts'

// Faults made on purpose log various console errors.
test.use({ allowedConsoleErrors: [/./], expectedPageErrors: [SEEDED] })

const hasForeignCode = (page: Page) => page.evaluate(() => 'hasForeignCode' in window)
const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Попробовать ещё раз' })

for (const remote of REMOTES_WITH_PAGES) {
  test.describe(remote, { tag: tagsOf(remote) }, () => {
    for (const [name, lose] of Object.entries(losses)) {
      test(`a script that ${name} leaves its page readable and the store usable`, async ({ page, address }) => {
        await page.route(scriptsOf(remote), lose)
        await page.goto(address(remote))
        await expect(page.getByRole('main')).not.toBeEmpty()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await hasForeignCode(page)).toBe(false)
        await page.getByRole('banner').getByRole('link', { name: 'Верстак' }).first().click()
        await expect(page).toHaveURL('/')
      })

      test(`a script that ${name} while one comes to its page; once it is there, one click mends it`, async ({
        page,
        address,
      }) => {
        await page.goto('/')
        await hydrated(page)
        await page.route(scriptsOf(remote), lose)
        await visit(page, address(remote))
        await expect(retryButton(page)).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
        expect(await hasForeignCode(page)).toBe(false)

        await page.unroute(scriptsOf(remote))
        await retryButton(page).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(retryButton(page)).toBeHidden()
        await expect(page).toHaveURL(address(remote))
      })
    }

    test(`a script that hangs leaves its page readable, and links lead on`, async ({ page, address }) => {
      await page.route(scriptsOf(remote), hang)
      await page.goto(address(remote), { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Верстак' }).first().click()
      await expect(page).toHaveURL('/')
    })

    for (const lateMs of [50, 5_000]) {
      test(`scripts that come ${lateMs} ms late leave the page readable meanwhile and usable after`, async ({
        page,
        address,
      }) => {
        await page.route(scriptsOf(remote), comeLate(lateMs))
        await page.goto(address(remote), { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await becomesAlive(page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')))
        await expect(retryButton(page)).toBeHidden()
      })
    }

    test(`a loader that throws in the browser says so, and the store goes on`, async ({ page, address, store }) => {
      await serve(store, remote, loadsBadly)
      await page.goto('/')
      await hydrated(page)
      await visit(page, address(remote))
      await expect(retryButton(page)).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Верстак' }).first().click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test(`a page that throws in its render in the browser alone says so, and the store goes on`, async ({
      page,
      address,
      store,
    }) => {
      await serve(store, remote, rendersBadly)
      await page.goto(address(remote))
      await expect(retryButton(page)).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Верстак' }).first().click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    for (const [name, code] of Object.entries({ 'when its page is loaded': THROW, ...strayErrors })) {
      test(`an error ${name} leaves the rest of the page usable`, async ({ page, address, store }) => {
        await serve(store, remote, (files) => files.prepend(files.list(/^browser\/routes\..*\.js$/)[0]!, `${code};`))
        await page.goto(address(remote))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByRole('banner').getByRole('link', { name: 'Верстак' }).first().click()
        await expect(page).toHaveURL('/')
      })
    }
  })
}

test('a tab that was open before a release goes on with what it has, and the next document has the new one', async ({
  page,
  address,
  store,
}) => {
  await page.goto('/')
  await hydrated(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const version = await store.publish('listing', () => undefined)
  await store.activate('listing', version)
  await store.untilServed('listing', version)

  await visit(page, address('listing'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loaded.some((path) => path.includes(store.builtVersion('listing')))).toBe(true)
  expect(loaded.some((path) => path.includes(version))).toBe(false)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loaded.some((path) => path.includes(version))).toBe(true)
})

/** Leaves the server's page unchanged; in the browser, changes each of its routes. */
const withRoutes =
  (broken: string): Edit =>
  (files) => {
    const file = files.list(/^browser\/routes\..*\.js$/)[0]!
    const bad = `(function bad(routes){return routes.map(function(route){return route.children?Object.assign({},route,{children:bad(route.children)}):Object.assign({},route,${broken})})})`
    const text = files.read(file)
    const changed = text.replace(
      /createRoutes:\(\)=>([\w$]+)/,
      `createRoutes:()=>function(host){return ${bad}($1(host))}`,
    )
    if (changed === text) throw new Error(`${file} has no createRoutes where it was looked for`)
    files.write(file, changed)
  }

const rendersBadly = withRoutes(
  "{lazy:undefined,element:undefined,Component:function(){throw new Error('seeded fault')}}",
)
const loadsBadly = withRoutes("{lazy:undefined,loader:function(){throw new Error('seeded fault')}}")

/** Goes there as a click on a link of the store does. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
}

async function hydrated(page: Page): Promise<void> {
  await becomesAlive(page.getByRole('combobox'))
}

/** React has hydrated the first of them, in this document or in the one that a reload brings. */
async function becomesAlive(elements: Locator): Promise<void> {
  const isAlive = (element: Element) => element.closest('[data-unhydrated]') === null
  await expect(async () => expect(await elements.first().evaluate(isAlive)).toBe(true)).toPass({ timeout: 30_000 })
}
