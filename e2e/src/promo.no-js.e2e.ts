import { expect, test } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'

test('without JavaScript a promo code is refused with its reason, applied and taken off', async ({
  page,
  baseURL,
  goods: { product },
}) => {
  await putIntoCart(page, baseURL!, product)
  await page.goto('/cart-checkout/')
  const field = page.getByRole('textbox', { name: 'Промокод' })
  const apply = page.getByRole('button', { name: 'Применить' })
  await field.fill('НЕТТАКОГО')
  await apply.click()
  await expect(page).toHaveURL('/cart-checkout/')
  await expect(field).toHaveValue('НЕТТАКОГО')
  await expect(page.getByText('Промокод не найден')).toBeVisible()
  await field.fill('СКИДКА5')
  await apply.click()
  await expect(page.getByRole('region', { name: 'Ваш заказ' })).toContainText('−5 % на всё')
  await page.getByRole('button', { name: 'Убрать промокод СКИДКА5' }).click()
  await expect(field).toHaveValue('')
})
