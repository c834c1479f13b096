import type { Page } from '@playwright/test'
import { getCart } from '@verstak/contracts/cart'
import { createOrder, type OrderInput } from '@verstak/contracts/order'
import type { ProductTile } from '@verstak/contracts/product'
import { DEFAULT_REGION_ID, listOffices } from '@verstak/contracts/region'
import { getSession } from '@verstak/contracts/session'
import * as v from 'valibot'
import { putIntoCart } from './putIntoCart.ts'

/** Places an order of one product, to be fetched, by calls, for whom the user buys. @returns address of its page, with its key */
export async function placeOrder(
  page: Page,
  baseURL: string,
  product: ProductTile,
  payment: OrderInput['payment'] = 'cash',
  contact: Partial<OrderInput['contact']> = {},
): Promise<string> {
  await putIntoCart(page, baseURL, product)
  const params = { regionId: DEFAULT_REGION_ID }
  const offices = await (await page.request.get(listOffices.path, { params })).json()
  const cart = await (await page.request.get(getCart.path, { params })).json()
  const { account } = v.parse(getSession.response, await (await page.request.get(getSession.path)).json())
  const body: OrderInput = {
    contact: { name: 'Анна Петрова', phone: '9161234567', email: 'anna@example.org', ...contact },
    delivery: { type: 'pickup', officeId: offices.data[0].id },
    payment,
    organizationId: account?.organization?.id ?? null,
    comment: '',
    regionId: DEFAULT_REGION_ID,
    expectedSum: cart.totals.sum,
  }
  const headers = { origin: baseURL, 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request.post(createOrder.path, { headers, data: body })
  if (!answer.ok()) throw new Error(`The order was refused: ${await answer.text()}`)
  return (await answer.json()).link
}
