import { expect, test, type Page } from './fixtures.ts'
import { untilDeferred } from './untilDeferred.ts'

test.describe.configure({ timeout: 120_000 })

/** Opens a page and waits for the code that follows navigations, which comes once the page has been there for a while. */
async function openAndWait(page: Page, address: string) {
  const follower = page.waitForResponse(/\/assets\/navigations\./)
  await page.goto(address)
  await (await follower).finished()
  // It has run when what is asked for after it has.
  await untilDeferred(page)
}

interface Scrolled {
  /** How the page was told to scroll: `smooth`, or `at once`. */
  ways: string[]
  /** Where it came to rest. */
  top: number
}

/** Follows a plain link that it puts into the page. What scrolls is told apart by its call: frames are few on a busy machine. */
async function follow(page: Page, href: string): Promise<Scrolled> {
  await page.evaluate((to) => {
    const ways: string[] = []
    Object.assign(window, { ways })
    const note = (options: unknown) => {
      const isSmooth = (options as ScrollOptions | undefined)?.behavior === 'smooth'
      ways.push(isSmooth ? 'smooth' : 'at once')
    }
    const { scrollTo } = window
    const { scrollIntoView } = Element.prototype
    window.scrollTo = (...place: unknown[]) => {
      note(place[0])
      Reflect.apply(scrollTo, window, place)
    }
    Element.prototype.scrollIntoView = function (options) {
      note(options)
      scrollIntoView.call(this, options)
    }
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
  await expect.poll(() => page.evaluate(() => location.pathname + location.search), PATIENT).toBe(href)
  const read = () => page.evaluate(() => (window as unknown as Scrolled).ways)
  await expect.poll(async () => (await read()).length, PATIENT).toBeGreaterThan(0)
  let last = -1
  await expect
    .poll(async () => {
      const before = last
      last = await page.evaluate(() => Math.round(window.scrollY))
      return last === before
    }, SLOWLY)
    .toBe(true)
  return { ways: await read(), top: last }
}

const PATIENT = { timeout: 30_000 }
/** A smooth scroll takes less between two looks than it has to go. */
const SLOWLY = { ...PATIENT, intervals: [500] }
const START = 900
const scrollDown = (page: Page) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), START)

test(
  'when only the query changes, the page scrolls smoothly to its top [SHELL-013]',
  { tag: '@desktop' },
  async ({ page, goods }) => {
    // A listing would scroll to its fast filters.
    await openAndWait(page, goods.product.link)
    await scrollDown(page)
    const { ways, top } = await follow(page, `${goods.product.link}?from=search`)
    expect([ways, top]).toEqual([['smooth'], 0])
  },
)

test(
  'a move within a listing scrolls smoothly to its fast filters [SHELL-012]',
  { tag: '@desktop' },
  async ({ page, goods }) => {
    await openAndWait(page, goods.department.canonical)
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    const { ways, top } = await follow(page, `${goods.department.canonical}page2/`)
    expect(ways).toEqual(['smooth'])
    expect(top).toBeGreaterThan(0)
    const distance = await page.locator('[data-fast-filters]').evaluate((element) => {
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
      return Math.round(element.getBoundingClientRect().top - padding)
    })
    expect(Math.abs(distance)).toBeLessThanOrEqual(1)
  },
)

test(
  'another page begins at its top at once, and the way back leads to the old position [SHELL-013]',
  { tag: '@desktop' },
  async ({ page, goods }) => {
    await openAndWait(page, goods.department.canonical)
    await scrollDown(page)
    const { ways, top } = await follow(page, goods.product.link)
    expect([ways, top]).toEqual([['at once'], 0])
    await page.goBack()
    await expect(page).toHaveURL(goods.department.canonical)
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY)), PATIENT).toBe(START)
  },
)

test('a page says its type, and the next one another [CABINET-019]', { tag: '@desktop' }, async ({ page, goods }) => {
  const root = page.locator('html')
  await openAndWait(page, '/')
  await expect(root).toHaveAttribute('data-page-type', 'Home')
  await follow(page, goods.department.canonical)
  await expect(root).toHaveAttribute('data-page-type', 'Category')
  await follow(page, goods.product.link)
  await expect(root).toHaveAttribute('data-page-type', 'Product')
})
