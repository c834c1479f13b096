import { deviceRows } from './deviceRows.ts'
import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск по каталогу' })
const panel = (page: Page) => page.getByRole('listbox', { name: 'Подсказки поиска' })

async function openSearch(page: Page) {
  await page.goto('/')
  await untilLive(field(page))
  await field(page).focus()
}

test('what is typed brings categories, brands and products; the keyboard opens one of them', async ({
  page,
  goods,
}) => {
  const brand = goods.product.brand!.name
  await openSearch(page)
  await field(page).pressSequentially(brand, { delay: 20 })
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).getByRole('group', { name: 'Товары' }).getByRole('option').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowDown')
  const chosen = panel(page).getByRole('option', { selected: true })
  const address = await chosen.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(panel(page)).toBeHidden()
})

test('the panel is at most 692 px high and scrolls inside [SEARCH-018]', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openSearch(page)
  await field(page).fill('дрель')
  await expect(panel(page)).toBeVisible()
  const box = panel(page).locator('xpath=..')
  const style = await box.evaluate((element) => {
    const { maxHeight, overflowY } = getComputedStyle(element)
    return { maxHeight, overflowY }
  })
  expect(style).toEqual({ maxHeight: '692px', overflowY: 'auto' })
})

test('a search is remembered on the device, offered first next time, and can be forgotten [SEARCH-012] @once', async ({
  page,
}) => {
  await openSearch(page)
  await field(page).fill('шуруповёрт')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/search\/\?what=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(async () => (await deviceRows(page, 'search', 'history')).map((row) => Object.keys(row).sort()))
    .toEqual([['date', 'id', 'query']])
  await openSearch(page)
  const history = panel(page).getByRole('group', { name: 'Вы искали' })
  await expect(history.getByRole('option')).toHaveText(['шуруповёрт'])
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Очистить историю поиска' }).click()
  await expect(history).toBeHidden()
})

test('when suggestions fail the field says so and searches all the same @once', async ({ page, context }) => {
  await context.route('**/api/v1/search/suggest*', (route) => route.abort())
  await openSearch(page)
  await field(page).fill('дрель')
  await expect(page.getByText('Подсказки сейчас недоступны')).toBeVisible()
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/search\/\?what=/)
})

test.use({ allowedConsoleErrors: [/net::ERR_FAILED/] })
