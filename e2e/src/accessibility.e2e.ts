import { CheckoutPage } from './CheckoutPage.ts'
import { expect, expectNoAxeViolations, NOT_FOUND_COMPLAINT, test, untilLive } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'

test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })

// Axe computes: on a busy machine it takes many times as long.
test.slow()

test('axe finds nothing on the home page', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectNoAxeViolations(page)
})

test('axe finds nothing on a category, plain and filtered', async ({ page, goods: { department } }) => {
  await page.goto(department.canonical, { waitUntil: 'networkidle' })
  await expectNoAxeViolations(page)
  const brand = department.facets.find(({ id }) => id === 'brand')!
  await page.goto(`${department.canonical}?filters=brand:${brand.values[0]!.id}`, { waitUntil: 'networkidle' })
  await expectNoAxeViolations(page)
})

test('axe finds nothing in the open filters and the open catalogue', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  await page.goto(department.canonical)
  if (isMobile) {
    const opener = page.getByRole('button', { name: /^Фильтры/ })
    await untilLive(opener)
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
  if (isMobile) {
    await page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Каталог' }).click()
    await page
      .getByRole('dialog', { name: 'Каталог' })
      .getByRole('button', { name: /^Инструмент/ })
      .click()
  } else {
    await page
      .locator('summary')
      .filter({ hasText: /^Каталог$/ })
      .click()
  }
  await expect(page.getByText('Популярные бренды')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('axe finds nothing on a product, in stock and out of it', async ({ page, goods: { product, missing } }) => {
  for (const { link } of [product, missing]) {
    await page.goto(link, { waitUntil: 'networkidle' })
    await expectNoAxeViolations(page)
  }
})

test('axe finds nothing on the cart, empty, full and with a wrong form', async ({ page, baseURL, goods }) => {
  const { form, orderButton } = new CheckoutPage(page)
  await page.goto('/cart-checkout/', { waitUntil: 'networkidle' })
  await expectNoAxeViolations(page)
  await putIntoCart(page, baseURL!, goods.product)
  await putIntoCart(page, baseURL!, goods.packed, goods.packed.multiplicity)
  await page.goto('/cart-checkout/', { waitUntil: 'networkidle' })
  await expectNoAxeViolations(page)
  await orderButton.click()
  await expect(form.getByLabel('Имя и фамилия')).toBeFocused()
  await expectNoAxeViolations(page)
})

test('axe finds nothing on the page of a placed order', async ({ page, baseURL, goods }) => {
  await putIntoCart(page, baseURL!, goods.others[3]!)
  const checkout = new CheckoutPage(page)
  await page.goto('/cart-checkout/')
  await checkout.fillContact()
  await checkout.chooseCourier()
  await checkout.order()
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ №/ })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('axe finds nothing on a page that is not there and on a search without results', async ({ page }) => {
  for (const address of ['/net-takogo/', '/search/?what=zzqqxx', '/search/']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expectNoAxeViolations(page)
  }
})
