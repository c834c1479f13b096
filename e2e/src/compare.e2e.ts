import { addToCompare } from '@verstak/contracts/compare'
import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'
import { listCategoryOf, listLike, putIntoComparison } from './putIntoComparison.ts'

// Axe computes: on a busy machine it takes many times as long.
test.slow()

const names = (page: Page) =>
  page
    .getByRole('table')
    .locator('thead th')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('abbr')))
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Сравнение' })

test('a product is marked on its page, compared, and the look at it kept [ROUTE-008, ROUTE-009]', async ({
  page,
  baseURL,
  isMobile,
  goods,
}) => {
  const [product, ...others] = await listLike(baseURL!, goods.product)
  await putIntoComparison(page, baseURL!, others.slice(0, 2))
  await page.goto(product!.link)
  const bars = page
    .getByRole('main')
    .getByRole('button', { name: `Добавить к сравнению: ${product!.name}` })
    .first()
  await untilLive(bars)
  await bars.click()
  await page.getByRole('link', { name: /^Перейти к.сравнению$/ }).click()
  await expect(title(page)).toBeVisible()
  await expect(page).toHaveURL('/compare/')
  // The latest comes first.
  await expect.poll(async () => (await names(page))[0]).toBe(product!.name)
  expect(new Set(await names(page))).toEqual(new Set([product, others[0], others[1]].map((one) => one!.name)))
  await expectNoAxeViolations(page)

  // On a phone two columns stand side by side, on a desktop all three; the table never widens the page.
  const widths = await page.locator('thead th').evaluateAll((heads) => heads.map((head) => head.clientWidth))
  if (isMobile) expect(Math.abs(widths[0]! - 195)).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  const onlyDifferent = page.getByRole('switch', { name: 'Только отличия' }).first()
  // The address changes first, then the switch that shows it.
  await onlyDifferent.click()
  await expect(page).toHaveURL('/compare/?diff=1')
  await expect(onlyDifferent).toBeChecked()
  await page.getByRole('button', { name: `Закрепить: ${others[0]!.name}` }).click()
  await expect(page).toHaveURL(/pin=/)
  await page.reload()
  expect((await names(page))[0]).toBe(others[0]!.name)
  await expectNoAxeViolations(page)
})

test('a removed product comes back to its place; another is added without leaving @once', async ({
  page,
  baseURL,
  goods,
}) => {
  const goodsAlike = await listLike(baseURL!, goods.product)
  await putIntoComparison(page, baseURL!, goodsAlike.slice(0, 3))
  await page.goto('/compare/')
  const [third, second, first] = await names(page)
  const cross = page.getByRole('button', { name: `Убрать из сравнения: ${second}` })
  await untilLive(cross)
  await cross.click()
  await expect.poll(() => names(page)).toEqual([third, first])
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect.poll(() => names(page)).toEqual([third, second, first])

  await page.getByRole('button', { name: /^Добавить товар/ }).click()
  const door = page.getByRole('dialog', { name: 'Добавить к сравнению' })
  await expectNoAxeViolations(page)
  const add = door.getByRole('button', { name: /^Добавить к сравнению: / }).first()
  const wanted = (await add.getAttribute('aria-label'))!.replace('Добавить к сравнению: ', '')
  await add.click()
  await expect(door.getByText('Добавлен', { exact: true })).not.toHaveCount(0)
  await door.getByRole('button', { name: 'Готово' }).click()
  await expect.poll(() => names(page)).toEqual([wanted, third, second, first])
  await expect(page).toHaveURL('/compare/')
})

test('a link shows the same set to anybody, whatever is changed after [COMPARE-013] @once', async ({
  page,
  browser,
  baseURL,
  goods,
}) => {
  await putIntoComparison(page, baseURL!, (await listLike(baseURL!, goods.product)).slice(0, 3))
  await page.goto('/compare/')
  const shared = await names(page)
  const share = page.getByRole('button', { name: 'Поделиться' })
  await untilLive(share)
  await share.click()
  const link = await page.getByRole('textbox', { name: 'Ссылка' }).inputValue()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Убрать из сравнения: ${shared[0]}` }).click()
  await expect.poll(() => names(page)).toEqual(shared.slice(1))

  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Сравнение по ссылке' })).toBeVisible()
  expect(await names(stranger)).toEqual(shared)
  await stranger.context().close()
})

test('the panel below the link shows the three latest; what is removed goes out at once and then is gone [COMPARE-005, COMPARE-008, COMPARE-009] @desktop', async ({
  page,
  baseURL,
  goods,
}) => {
  await putIntoComparison(page, baseURL!, (await listLike(baseURL!, goods.product)).slice(0, 4))
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: /^Сравнение/ })
  await expect(link).toHaveText(/4$/)
  await untilLive(link)
  await link.hover()
  const panel = page.getByRole('dialog', { name: 'Сравнение' })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect.poll(async () => (await panel.boundingBox())!.width).toBe(404)
  expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(312)
  await expectNoAxeViolations(page)

  const row = panel.getByRole('listitem').first()
  const name = await row.getByRole('link').textContent()
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/v1/compare/remove', async (route) => {
    await gate.promise
    await route.continue()
  })
  await row.getByRole('button').click()
  await expect(row).toHaveAttribute('data-inactive')
  gate.resolve()
  await expect(panel.getByRole('link', { name: name! })).toBeHidden()
  await expect(link).toHaveText(/3$/)
  await panel.getByRole('link', { name: 'Перейти к сравнению' }).click()
  await expect(page).toHaveURL('/compare/')
  await expect(panel).toBeHidden()
})

test('the keyboard opens the panel and leads back @desktop', async ({ page, baseURL, goods }) => {
  await putIntoComparison(page, baseURL!, [goods.product])
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: /^Сравнение/ })
  await untilLive(link)
  await link.focus()
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  await page.keyboard.press('ArrowDown')
  const panel = page.getByRole('dialog', { name: 'Сравнение' })
  await expect(panel.getByRole('link', { name: 'Перейти к сравнению' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(link).toBeFocused()
})

test('of two marks whose answers come swapped the badge shows the newer number, and never goes back @desktop', async ({
  page,
  baseURL,
  goods,
}) => {
  // A guest's first mark makes the list; those after it go out at once.
  await putIntoComparison(page, baseURL!, [goods.product])
  await page.goto(goods.department.canonical, { waitUntil: 'networkidle' })
  let calls = 0
  const [reached, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**${addToCompare.path}`, async (route) => {
    const isFirst = calls++ === 0
    const response = await route.fetch()
    // The first is answered first, and its answer comes last.
    if (isFirst) reached.resolve()
    if (isFirst) await second.promise
    await route.fulfill({ response })
  })
  const link = page.getByRole('banner').getByRole('link', { name: /^Сравнение/ })
  await expect(link).toHaveText(/1$/)
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const link = document.querySelector('[data-header] a[href="/compare/"], header a[href="/compare/"]')!
    new MutationObserver(() => seen.push(Number(link.textContent.replace(/\D/g, '')))).observe(link, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  const bars = page.getByRole('main').locator('button[aria-pressed="false"][aria-label^="Добавить к сравнению: "]')
  const [one, two] = [bars.nth(0), bars.nth(1)]
  const labels = [await one.getAttribute('aria-label'), await two.getAttribute('aria-label')]
  await one.click()
  await reached.promise
  // At once: the first call does not wait for its answer for ever.
  await page
    .getByRole('button', { name: labels[1]!, exact: true })
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await expect(link).toHaveText(/3$/)
  second.resolve()
  for (const name of labels) {
    await expect(page.getByRole('button', { name: name!, exact: true }).first()).toHaveAttribute('aria-pressed', 'true')
  }
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).not.toContain(2)
  // The tab is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(link).toHaveText(/3$/)
})

test('two first presses of a guest without Web Locks make one list @once', async ({ page, goods }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  await page.goto(goods.department.canonical, { waitUntil: 'networkidle' })
  const bars = page.getByRole('main').locator('button[aria-label^="Добавить к сравнению: "]')
  await untilLive(bars.first())
  await bars.evaluateAll((buttons) => buttons.slice(0, 2).forEach((button) => (button as HTMLElement).click()))
  for (const at of [0, 1]) await expect(bars.nth(at)).toHaveAttribute('aria-pressed', 'true')
  await page.reload({ waitUntil: 'networkidle' })
  for (const at of [0, 1]) await expect(bars.nth(at)).toHaveAttribute('aria-pressed', 'true')
})

test('an open comparison follows what another tab has changed @once', async ({ page, baseURL, context, goods }) => {
  await putIntoComparison(page, baseURL!, (await listLike(baseURL!, goods.product)).slice(0, 3))
  await page.goto('/compare/')
  const before = await names(page)
  const other = await context.newPage()
  await other.goto('/compare/')
  const cross = other.getByRole('button', { name: `Убрать из сравнения: ${before[0]}` })
  await untilLive(cross)
  await cross.click()
  await expect.poll(() => names(other)).toEqual(before.slice(1))
  // Younger answers are not asked for again.
  await page.waitForTimeout(5_500)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect.poll(() => names(page)).toEqual(before.slice(1))
})

test('a hundred columns: all are in the document, and the last one is reached by its button', async ({
  page,
  baseURL,
  isMobile,
  goods,
}) => {
  const hundred = await listCategoryOf(page, baseURL!, goods.product)
  await putIntoComparison(page, baseURL!, hundred)
  await page.goto('/compare/', { waitUntil: 'networkidle' })
  await expect(page.locator('thead th')).toHaveCount(hundred.length)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const region = page.getByRole('region', { name: 'Таблица сравнения, прокручивается вбок' })
  await untilLive(region)
  await region.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await expect(page.locator('thead th').last()).toBeInViewport()
  await expect(page.getByText(new RegExp(`${hundred.length} из ${hundred.length}`)).first()).toBeVisible()
  // Names and prices stay at the edge of the window once the head is above it.
  await page.locator('thead').evaluate((head) => scrollBy(0, head.getBoundingClientRect().bottom + 20))
  const bar = page.getByRole('group', { name: 'Товары столбцов' })
  await expect(bar.getByRole('link', { name: hundred.at(0)!.name })).toBeInViewport()
  if (isMobile) return
  // The name of a row stays beside the last column.
  await expect(page.getByRole('rowheader').first()).toBeInViewport()
})
