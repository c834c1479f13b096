import type { Cart } from '@verstak/contracts/cart'
import { CheckoutPage } from './CheckoutPage.ts'
import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'
import { shownPrice } from './shownNumber.ts'

const cartOf = async (page: Page) => (await (await page.request.get('/api/v1/cart/list?regionId=1')).json()) as Cart
const rowsOf = (page: Page) =>
  new CheckoutPage(page).lines
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => (row.querySelector('a')?.textContent ?? row.textContent).trim()))

test('lines are left out of the order, saved for later, removed and brought back, by keyboard as well', async ({
  page,
  baseURL,
  isMobile,
  goods,
}) => {
  const [first, second, third] = goods.others
  for (const product of [first!, second!, third!]) await putIntoCart(page, baseURL!, product)
  const { summary, lines } = new CheckoutPage(page)
  await page.goto(isMobile ? '/cart/' : '/cart-checkout/')
  const box = lines.getByRole('checkbox', { name: `Заказать: ${second!.name}` })
  await untilLive(box)

  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  const total = summary.getByText('Итого').locator('..')
  await expect(total).toContainText(shownPrice(first!.price + third!.price))
  await expect
    .poll(async () => (await cartOf(page)).items.map(({ isSelected }) => isSelected))
    .toEqual([true, false, true])
  await page.reload()
  await expect(box).not.toBeChecked()
  await untilLive(box)
  await lines.getByRole('checkbox', { name: 'Выбрать все' }).check()
  await expect(box).toBeChecked()

  const names = [first!, second!, third!].map(({ name }) => name)
  await lines.getByRole('button', { name: `Убрать из корзины: ${second!.name}` }).press('Enter')
  const undo = lines.getByRole('button', { name: `Вернуть в корзину: ${second!.name}` })
  await expect(undo).toBeFocused()
  await expectNoAxeViolations(page)
  await undo.press('Enter')
  await expect.poll(() => rowsOf(page)).toEqual(names)
  await expect(lines).toBeFocused()

  await lines.getByRole('button', { name: `Отложить: ${first!.name}` }).click()
  const saved = page.getByRole('region', { name: 'Отложенные товары' })
  await expect(saved.getByRole('link', { name: first!.name })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await untilLive(box)
  await saved.getByRole('button', { name: `В корзину: ${first!.name}` }).click()
  await expect.poll(() => rowsOf(page)).toEqual([names[1], names[2], names[0]])

  await lines.getByRole('button', { name: 'Удалить выбранные' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'В корзине пока пусто' })).toBeVisible()
  await page.getByRole('button', { name: `Вернуть в корзину: ${third!.name}` }).click()
  await expect.poll(() => rowsOf(page)).toContain(third!.name)
})
