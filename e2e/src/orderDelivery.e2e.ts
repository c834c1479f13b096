import { cartAddress } from '@verstak/contracts/address'
import { CheckoutPage } from './CheckoutPage.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'

test.beforeEach(async ({ page, baseURL, goods: { product }, isMobile }) => {
  await putIntoCart(page, baseURL!, product)
  await page.goto(cartAddress(isMobile ? 'mobile' : 'desktop'))
})

test('the courier comes on a day and at hours that the shopper chooses, for a price that he sees @phone', async ({
  page,
}) => {
  const checkout = new CheckoutPage(page)
  await checkout.fillContact()
  await checkout.chooseCourier()
  const { form } = checkout
  await form.getByRole('combobox', { name: 'Куда везти' }).selectOption({ index: 1 })
  await form.getByRole('radiogroup', { name: 'День доставки' }).getByRole('radio').nth(2).check()
  const hours = form.getByRole('radiogroup', { name: 'Время доставки' })
  await hours.getByRole('radio', { name: /^18:00–22:00/ }).check()
  await expect(form.getByText(/^Привезём .*за время 150\s₽/)).toBeVisible()
  await expectNoAxeViolations(page)
  await checkout.order()
  await expect(page.getByText(/, 18:00–22:00$/)).toBeVisible()
})

test('transport companies say what they take for these goods, and take no money themselves @phone', async ({
  page,
}) => {
  const checkout = new CheckoutPage(page)
  await checkout.fillContact()
  const { form } = checkout
  await form.getByRole('radio', { name: /^Транспортной компанией/ }).check()
  const company = form.getByRole('radiogroup', { name: 'Транспортная компания' }).getByRole('radio').first()
  await company.check()
  await expect(form.getByText(/^Будет на\sместе /)).toBeVisible()
  await expectNoAxeViolations(page)
})
