import type { Page } from '@playwright/test'
import { afterOrderAddress } from '@verstak/contracts/address'
import type { ProductTile } from '@verstak/contracts/product'
import { placeOrder } from './placeOrder.ts'

/** Cards of the embedded acquirer. */
export const CARD = {
  paid: '2200000000000004',
  secure: '2200000000000012',
  poor: '2200000000000038',
} as const

/** Places an order that is paid online. @returns address of its payment page, with its key */
export async function orderToPay(page: Page, baseURL: string, product: ProductTile): Promise<string> {
  const link = await placeOrder(page, baseURL, product, 'online')
  const guid = new URL(link, baseURL).searchParams.get('order')!
  return afterOrderAddress({ guid, link }, 'online')
}

/** Fills the acquirer's card form and sends it. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Номер карты').fill(card)
  await page.getByLabel('Срок действия').fill('12/40')
  await page.getByLabel('Код CVC').fill('123')
  await page.getByRole('button', { name: /^Оплатить/ }).click()
}
