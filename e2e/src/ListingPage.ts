import { expect, type Locator, type Page } from '@playwright/test'
import { untilLive } from './fixtures.ts'
import { priceIn } from './shownNumber.ts'

/** Actions of shoppers on a page of products, in either layout. */
export class ListingPage {
  readonly heading: Locator
  readonly tiles: Locator
  readonly chips: Locator
  private readonly page: Page
  private readonly isPhone: boolean

  constructor(page: Page, isPhone: boolean) {
    this.page = page
    this.isPhone = isPhone
    this.heading = page.getByRole('heading', { level: 1 })
    this.tiles = page.getByRole('region', { name: 'Товары', exact: true }).getByRole('article')
    this.chips = page.getByRole('list', { name: 'Выбранные фильтры' })
  }

  /** Chooses a value of a facet by its `filters` and waits for its products. */
  async choose(facet: string, value: string): Promise<void> {
    if (!this.isPhone) {
      await untilLive(this.page.getByRole('form', { name: 'Фильтры' }))
      await this.checkbox(this.page.getByRole('form', { name: 'Фильтры' }), facet, value).check()
    } else {
      const opener = this.page.getByRole('button', { name: /^Фильтры/ })
      await untilLive(opener)
      await opener.click()
      const sheet = this.page.getByRole('dialog', { name: 'Фильтры' })
      await this.checkbox(sheet, facet, value).check()
      await sheet.getByRole('button', { name: /^Показать \d/ }).click()
      await expect(sheet).toBeHidden()
    }
    await this.page.waitForURL(/filters=/)
    await this.settled()
  }

  /** Chooses an order by its name. */
  async sort(name: string): Promise<void> {
    const select = this.page.getByRole('combobox', { name: 'Порядок' })
    if (this.isPhone) {
      await untilLive(select)
      await select.selectOption(name)
    } else await this.page.getByRole('navigation', { name: 'Порядок' }).getByRole('link', { name }).click()
    await this.page.waitForURL(/orderby=/)
    await this.settled()
  }

  /** Waits until no request is pending. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Товары', exact: true })).toHaveAttribute('aria-busy', 'false')
  }

  /** Names of the products in page order. */
  async names(): Promise<string[]> {
    return this.tiles
      .getByRole('link', { name: /\S/ })
      .and(this.page.locator('a[href^="/product/"]'))
      .evaluateAll((links) => links.map(({ textContent }) => textContent ?? ''))
  }

  /** Prices of the products, rubles. */
  async prices(): Promise<number[]> {
    return (await this.tiles.allInnerTexts()).map(priceIn)
  }

  private checkbox(within: Locator, facet: string, value: string): Locator {
    return within.getByRole('group', { name: facet, exact: true }).getByRole('checkbox', { name: value })
  }
}
