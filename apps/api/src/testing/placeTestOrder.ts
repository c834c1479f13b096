import { getCartToken } from '@verstak/contracts/cart'
import { createOrder, type OrderInput } from '@verstak/contracts/order'
import type { TestApi } from './startTestApi.ts'
import { known } from './testShop.data.ts'
import type { Visitor } from './visitor.ts'

/** Kopecks of one piece of `known.plenty`. */
export const PIECE_PRICE = 100_000

let lastKey = 0

/** A guest's order of so many pieces of `known.plenty`, placed by the call of the shop. Its sum is PIECE_PRICE each. */
export async function placeTestOrder(
  api: Pick<TestApi, 'db' | 'newVisitor'>,
  { pieces = 1, visitor = api.newVisitor(), ...changes }: { pieces?: number; visitor?: Visitor } & Partial<OrderInput>,
) {
  const { token } = await visitor.call(getCartToken, {})
  const row = { cart_id: token, product_id: known.plenty, quantity: pieces, price_added: PIECE_PRICE }
  await api.db.insertInto('cart_item').values(row).execute()
  const body: OrderInput = {
    contact: { name: 'Иван Петров', phone: '9991234567', email: 'ivan@example.com' },
    delivery: { type: 'pickup', officeId: 1 },
    payment: 'cash',
    comment: '',
    regionId: 1,
    expectedSum: pieces * PIECE_PRICE,
    ...changes,
  }
  const order = await visitor.call(createOrder, { body }, { 'idempotency-key': `placed-for-a-test-${++lastKey}` })
  return { ...order, sum: body.expectedSum, visitor }
}
