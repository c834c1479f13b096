import { addedWindow } from './addedWindow.ts'
import { CheckoutPage } from './CheckoutPage.ts'
import { expect, test, untilLive } from './fixtures.ts'
import { ListingPage } from './ListingPage.ts'
import { putIntoCart } from './putIntoCart.ts'
import { tabTo } from './tabTo.ts'

test('the first Tab leads past the header into the content @once', async ({ page, goods: { department } }) => {
  await page.goto(department.canonical)
  await untilLive(page.getByRole('main'))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Перейти к содержанию' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a filter is chosen with the space bar and keeps the focus @once', async ({
  page,
  isMobile,
  goods: { department },
}) => {
  const brand = department.facets.find(({ id }) => id === 'brand')!
  const [value] = brand.values
  const listing = new ListingPage(page, isMobile)
  await page.goto(department.canonical)
  const opener = page.getByRole('button', { name: /^Фильтры/ })
  if (isMobile) {
    await untilLive(opener)
    await opener.press('Enter')
  }
  const checkbox = page
    .getByRole('group', { name: brand.name, exact: true })
    .getByRole('checkbox', { name: value!.name })
  await untilLive(checkbox)
  await checkbox.focus()
  await page.keyboard.press('Space')
  await expect(checkbox).toBeChecked()
  await expect(checkbox).toBeFocused()
  if (isMobile)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Показать \d/ })
      .press('Enter')
  await expect(listing.chips).toContainText(value!.name)
  await expect(isMobile ? opener : checkbox).toBeFocused()
})

test('Enter puts a product into the cart, and once more leads from its window to the stepper @once', async ({
  page,
  goods: { product },
}) => {
  await page.goto(product.link)
  const main = page.getByRole('main')
  const toCart = main.getByRole('button', { name: 'В корзину', exact: true }).first()
  await untilLive(toCart)
  await toCart.focus()
  await page.keyboard.press('Enter')
  await expect(addedWindow(page).getByRole('button', { name: 'Продолжить покупки' })).toBeFocused()
  await page.keyboard.press('Enter')
  const stepper = main.getByRole('group', { name: product.name, exact: true }).first()
  await expect(stepper.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(stepper.getByRole('textbox', { name: 'Количество' })).toHaveValue('2')
  await stepper.getByRole('textbox', { name: 'Количество' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(stepper.getByRole('textbox', { name: 'Количество' })).toHaveValue('3')
})

test('an order is placed without a mouse @once', async ({ page, baseURL, goods }) => {
  await putIntoCart(page, baseURL!, goods.others[4]!)
  const { form, orderButton } = new CheckoutPage(page)
  await page.goto('/cart-checkout/')
  await untilLive(orderButton)
  await form.getByLabel('Имя и фамилия').focus()
  await page.keyboard.type('Анна Петрова')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9161234567')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('radio', { name: /^Самовывоз/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(form.getByRole('radio', { name: /^Курьером/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Москва, улица Строителей, дом 3, квартира 12')
  // Zone, day and hours of the courier come in between.
  const payment = form.getByRole('radio', { name: /^Картой при получении/ })
  await tabTo(page, payment)
  await page.keyboard.press('ArrowDown')
  await expect(form.getByRole('radio', { name: /^Наличными/ })).toBeChecked()
  await form.getByLabel('Имя и фамилия').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ № .+ оформлен$/ })).toBeVisible()
})

test('after a client navigation the focus is at the content and the new title is read aloud @once', async ({
  page,
  goods: { department, product },
}) => {
  await page.goto(department.canonical)
  await untilLive(page.getByRole('main'))
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).press('Enter')
  await expect(page).toHaveURL(product.link)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })).toHaveCount(1)
})
