import type { Locator, Page } from '@playwright/test'
import { expect, untilLive } from './fixtures.ts'
import { PickupWindow } from './PickupWindow.ts'

export const UNAVAILABLE = 'Карта недоступна'
export const ANOTHER_TRY = 'Загрузить карту ещё раз'

/** The window of a product's points; on a phone it then shows the map. */
export async function openPickup(page: Page, productLink: string): Promise<PickupWindow> {
  await page.goto(productLink)
  const button = page.getByRole('button', { name: 'Где купить' })
  await untilLive(button)
  await button.click()
  const shops = new PickupWindow(page)
  await expect(shops.row(0)).toBeVisible()
  return shops
}

/** The side of a phone's window that shows the map; a desktop shows it beside the list. */
export async function showMap(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('tab', { name: 'НА КАРТЕ' }).click()
}

/** The words in the map's place. */
export const mapPlace = (page: Page): Locator => page.getByRole('dialog').getByText(UNAVAILABLE)

/** Everything that the window is for, by its list: search, filters, a detail, a choice. */
export async function usePickupWithoutMap(page: Page, isMobile: boolean): Promise<void> {
  const shops = new PickupWindow(page)
  if (isMobile) await page.getByRole('button', { name: 'Открыть списком' }).click()
  const all = await shops.list.getByRole('listitem').count()
  const wanted = await shops.addressOf(all - 1)

  const inStock = page.getByRole('button', { name: /^В наличии/ })
  const count = Number((await inStock.innerText()).match(/\d+/)![0])
  await inStock.click()
  await expect(shops.list.getByRole('listitem')).toHaveCount(count)
  await inStock.click()
  await shops.search.fill(wanted)
  await expect(shops.list.getByRole('listitem')).toHaveCount(1)
  await expect(shops.row(0)).toContainText(wanted)

  await shops.row(0).click()
  await expect(page.getByRole('link', { name: 'Маршрут' })).toBeVisible()
  const close = page.getByRole('button', { name: isMobile ? 'Закрыть карточку магазина' : 'К списку магазинов' })
  await close.click()
  const address = await shops.choose(0)
  expect(address).toBe(wanted)
  await expect(page.getByText(`Заберёте в магазине: ${address}`)).toBeVisible()
}
