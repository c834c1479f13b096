import type { Cart } from '@verstak/contracts/cart'
import { CheckoutPage } from './CheckoutPage.ts'
import { expect, expectNoAxeViolations, test, untilLive, type Page } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'
import { shownPrice } from './shownNumber.ts'

// The demo store's codes stand in tools/catalogue/README.md.

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Промокод' })
const cartOf = async (page: Page) => (await (await page.request.get('/api/v1/cart/list?regionId=1')).json()) as Cart

async function apply(page: Page, code: string): Promise<void> {
  await fieldOf(page).fill(code)
  await page.getByRole('button', { name: 'Применить' }).click()
}

test('a promo code is refused, applied, copied, and taken by the order [PROMO-006, ERR-023, WIDGET-025]', async ({
  page,
  context,
  baseURL,
  isMobile,
  goods,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await putIntoCart(page, baseURL!, goods.product, 2)
  const checkout = new CheckoutPage(page)
  const { summary } = checkout
  await page.goto(isMobile ? '/cart/' : '/cart-checkout/')
  await untilLive(fieldOf(page))

  await apply(page, 'НЕТТАКОГО')
  await expect(summary.getByText('Промокод не найден')).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('НЕТТАКОГО')
  await expectNoAxeViolations(page)

  await fieldOf(page).fill('скидка5')
  await fieldOf(page).press('Enter')
  const remove = page.getByRole('button', { name: 'Убрать промокод СКИДКА5' })
  await expect(remove).toBeFocused()
  const { promo, totals } = await cartOf(page)
  expect(promo!.discount).toBeGreaterThan(0)
  await expect(summary.getByText('Промокод', { exact: true }).locator('..')).toContainText(shownPrice(promo!.discount))
  await expect(summary.getByText('Итого').locator('..')).toContainText(shownPrice(totals.sum))
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Скопировать промокод СКИДКА5' }).click()
  await expect(page.getByText('Промокод скопирован', { exact: true })).toBeVisible()
  await expect(page.getByRole('tooltip')).toHaveText('Скопировано')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('СКИДКА5')

  // The server renders an active code, and the browser takes it over.
  await page.reload()
  await expect(remove).toBeVisible()
  await checkout.fillContact()
  await checkout.choosePickup()
  await checkout.order()
  await expect(page.getByRole('main')).toContainText('Промокод СКИДКА5')
  await expect(page.getByRole('main')).toContainText(shownPrice(totals.sum))
})

test('removing a product clears the code, which can be applied again [CART-008] @once', async ({
  page,
  baseURL,
  goods,
}) => {
  const [first, second] = goods.others
  await putIntoCart(page, baseURL!, first!)
  await putIntoCart(page, baseURL!, second!)
  const checkout = new CheckoutPage(page)
  await page.goto('/cart-checkout/')
  await untilLive(fieldOf(page))
  await apply(page, 'СКИДКА5')
  await expect(page.getByRole('button', { name: 'Убрать промокод СКИДКА5' })).toBeVisible()
  await checkout.lines.getByRole('button', { name: `Убрать из корзины: ${second!.name}` }).click()
  await expect(fieldOf(page)).toBeVisible()
  expect((await cartOf(page)).promo).toBeUndefined()
  await page.getByRole('button', { name: 'Применить снова' }).click()
  await expect(page.getByRole('button', { name: 'Убрать промокод СКИДКА5' })).toBeVisible()
  await page.getByRole('button', { name: 'Убрать промокод СКИДКА5' }).click()
  await expect(fieldOf(page)).toHaveValue('')
})
