import type { Listing } from '@verstak/contracts/listing'
import { addedWindow, closeAddedWindow } from './addedWindow.ts'
import { CheckoutPage } from './CheckoutPage.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { ListingPage } from './ListingPage.ts'
import { shownPrice } from './shownNumber.ts'

test.slow()

test('from the home page to a placed order [CART-002, CART-009, CART-010, CART-012, SHELL-008]', async ({
  page,
  browser,
  isMobile,
  goods: { department },
}) => {
  const main = page.getByRole('main')
  const cartLink = isMobile
    ? page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: /^Корзина/ })
    : page.getByRole('banner').getByRole('link', { name: /^Корзина/ })
  const listing = new ListingPage(page, isMobile)
  const checkout = new CheckoutPage(page)

  await test.step('the home page leads to a department', async () => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-layout', isMobile ? 'mobile' : 'desktop')
    await main.getByRole('link', { name: department.title, exact: true }).first().click()
    await expect(page).toHaveURL(department.canonical)
    await expect(listing.heading).toContainText(department.title)
  })

  const product = await test.step('a brand, the cheaper first, the second page', async () => {
    const brand = department.facets.find(({ id }) => id === 'brand')!
    await listing.choose(brand.name, brand.values[0]!.name)
    await listing.sort('Дешевле')
    const answer = page.waitForResponse((response) => response.url().includes('/api/v1/listing?'))
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click()
    const { products } = (await (await answer).json()) as Listing
    await expect(page).toHaveURL(
      `${department.canonical}page2/?orderby=price&asc=true&filters=brand:${brand.values[0]!.id}`,
    )
    return products.find(
      ({ multiplicity, availabilityInfo }) => multiplicity === 1 && availabilityInfo.countInStock > 5,
    )!
  })

  await test.step('a product goes into the cart, twice', async () => {
    await main.getByRole('link', { name: product.name, exact: true }).click()
    await expect(page).toHaveURL(product.link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    await main.getByRole('button', { name: 'В корзину', exact: true }).first().click()
    const added = addedWindow(page)
    await expect(added.getByRole('link', { name: product.name, exact: true })).toBeVisible()
    await expect(added.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible()
    await expect(added.getByRole('region', { name: 'Обычно берут вместе' }).getByRole('listitem')).toHaveCount(3)
    await expectNoAxeViolations(page)
    await closeAddedWindow(page)
    const stepper = main.getByRole('group', { name: product.name, exact: true }).first()
    await stepper.getByRole('button', { name: 'Больше' }).click()
    await expect(stepper.getByRole('textbox', { name: 'Количество' })).toHaveValue('2')
    await expect(cartLink).toHaveText(/Корзина\s*1/)
    await stepper.getByRole('link', { name: 'В корзине' }).click()
  })

  await test.step('the cart has it for the sum of two', async () => {
    await expect(page).toHaveURL(isMobile ? '/cart/' : '/cart-checkout/')
    await expect(checkout.stepper(product.name).getByRole('textbox', { name: 'Количество' })).toHaveValue('2')
    await expect(checkout.summary).toContainText(shownPrice(product.price * 2))
  })

  const number = await test.step('the form places the order', async () => {
    await checkout.fillContact()
    if (isMobile) await checkout.chooseCourier()
    else await checkout.choosePickup()
    await checkout.order()
    const heading = page.getByRole('heading', { level: 1, name: /^Заказ № .+ оформлен$/ })
    await expect(heading).toBeVisible()
    await expect(main).toContainText(product.name)
    await expect(main).toContainText('+7 (916) 123-45-67')
    await expect(cartLink).toHaveText('Корзина')
    return heading.innerText()
  })

  await test.step('its page stays, for the shopper and for who has its link', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
    const withKey = new URL(page.url())
    const withoutKey = new URL(withKey)
    withoutKey.searchParams.delete('key')
    const stranger = await browser.newPage()
    expect((await stranger.goto(withoutKey.href))?.status()).toBe(404)
    await expect(stranger.getByRole('main')).not.toContainText(product.name)
    expect((await stranger.goto(withKey.href))?.status()).toBe(200)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(number)
    await stranger.close()
  })
})
