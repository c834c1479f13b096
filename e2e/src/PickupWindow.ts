import type { Locator, Page } from '@playwright/test'

/** The window of pickup points, as shoppers of either layout use it. */
export class PickupWindow {
  readonly list: Locator
  readonly search: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('list', { name: 'Магазины' })
    this.search = page.getByRole('searchbox', { name: 'Адрес или метро' })
  }

  /** Row of a point by its place in the list, from 0. */
  row(index: number): Locator {
    return this.list.getByRole('listitem').nth(index).getByRole('button')
  }

  /** Address of a point by its place in the list. */
  async addressOf(index: number): Promise<string> {
    return (await this.row(index).locator('b').first().innerText()).trim()
  }

  /** Chooses a point by its place in the list; resolves when the window is closed. */
  async choose(index: number): Promise<string> {
    const address = await this.addressOf(index)
    await this.row(index).click()
    await this.page
      .getByRole('button', { name: /^Выбрать( магазин)?$/ })
      .last()
      .click()
    await this.list.waitFor({ state: 'detached' })
    return address
  }
}
