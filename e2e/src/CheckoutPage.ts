import type { Locator, Page } from '@playwright/test'
import { untilLive } from './fixtures.ts'
import { PickupWindow } from './PickupWindow.ts'

/** The cart with its checkout, as shoppers of either layout use it. */
export class CheckoutPage {
  readonly lines: Locator
  readonly summary: Locator
  readonly form: Locator
  readonly orderButton: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.lines = page.getByRole('group', { name: 'Товары в корзине' })
    this.summary = page.getByRole('region', { name: 'Ваш заказ' })
    this.form = page.getByRole('form', { name: 'Оформление заказа' })
    this.orderButton = page.getByRole('button', { name: /^(Оформить заказ|Оплатить|Получить счёт)/ })
  }

  /** Stepper of a product in the cart. */
  stepper(productName: string): Locator {
    return this.lines.getByRole('group', { name: productName, exact: true })
  }

  async fillContact(): Promise<void> {
    await untilLive(this.orderButton)
    await this.form.getByLabel('Имя и фамилия').fill('Анна Петрова')
    await this.form.getByLabel('Телефон').pressSequentially('9161234567')
    await this.form.getByLabel('Email').fill('anna@example.org')
  }

  async choosePickup(): Promise<void> {
    await this.form.getByRole('radio', { name: /^Самовывоз/ }).check()
    await this.form.getByRole('group', { name: 'Магазин' }).getByRole('button').first().click()
    await new PickupWindow(this.page).choose(0)
  }

  async chooseCourier(): Promise<void> {
    await this.form.getByRole('radio', { name: /^Курьером/ }).check()
    await this.form
      .getByRole('textbox', { name: 'Адрес', exact: true })
      .fill('Москва, улица Строителей, дом 3, квартира 12')
  }

  /** Places the order; resolves on the confirmation page. */
  async order(): Promise<void> {
    await this.orderButton.click()
    await this.page.waitForURL(/\/cart-checkout\/thanks\//)
  }
}
