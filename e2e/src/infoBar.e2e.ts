import { expect, test, untilLive } from './fixtures.ts'

const WEEK_S = 7 * 24 * 60 * 60

test('the info bar moves the header by 40 px until it is closed, for a week [HEADER-003, HEADER-012, HEADER-013, HEADER-014]', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Сообщение магазина' })
  const field = page.getByRole('combobox', { name: 'Поиск по каталогу' })
  const topOf = () => field.evaluate((element) => element.getBoundingClientRect().top)
  await expect(bar).toBeVisible()
  expect(await bar.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(40)
  const before = await topOf()

  await untilLive(bar.getByRole('button'))
  await bar.getByRole('button', { name: 'Закрыть сообщение' }).click()
  await expect(bar).toBeHidden()
  expect(await topOf()).toBe(before - 40)
  await expect(page.locator('main')).toBeFocused()
  const cookie = (await context.cookies()).find(({ name }) => name === 'header_bar_closed')
  expect(Math.abs(cookie!.expires - Date.now() / 1000 - WEEK_S)).toBeLessThan(60)

  // The server knows: nothing jumps.
  await page.reload()
  expect(await topOf()).toBe(before - 40)
  await expect(bar).toHaveCount(0)
})
