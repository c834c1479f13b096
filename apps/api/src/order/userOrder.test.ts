import { getCart, getCartToken } from '@verstak/contracts/cart'
import { getAggregateInfo } from '@verstak/contracts/header'
import { createOrder, getOrder, type OrderInput } from '@verstak/contracts/order'
import { signOut } from '@verstak/contracts/session'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

const here = { query: { regionId: 1 } }

/** A browser with so many pieces of a product in its cart. */
async function browserWith(visitor: Visitor, pieces: number): Promise<Visitor> {
  const { token: cart_id } = await visitor.call(getCartToken, {})
  const row = { cart_id, product_id: known.plenty, quantity: pieces, price_added: 100 }
  if (pieces > 0) await api.db.insertInto('cart_item').values(row).execute()
  return visitor
}

const signIn = (visitor: Visitor, userId: number) => startTestSession(api, visitor, { userId })

/** A user with a cart, as seen from a device of his. */
async function userWith(pieces: number) {
  const userId = await addUser(api)
  return { userId, device: await browserWith(await signIn(api.newVisitor(), userId), pieces) }
}

let lastKey = 0
const orderFor = (expectedSum: number): [OrderInput, Record<string, string>] => [
  {
    contact: { name: 'Иван Петров', phone: '9991234567', email: '' },
    delivery: { type: 'pickup', officeId: 1 },
    payment: 'cash',
    comment: '',
    regionId: 1,
    expectedSum,
  },
  { 'idempotency-key': `user-order-${++lastKey}` },
]

test('an order takes the user’s cart, opens for him on each device and for nobody else', async () => {
  const { userId, device } = await userWith(2)
  const laptop = await browserWith(api.newVisitor(), 0)
  await signIn(laptop, userId)
  const [body, key] = orderFor(200_000)
  const { guid, link } = await laptop.call(createOrder, { body }, key)
  expect((await device.call(getCart, here)).items).toEqual([])
  for (const own of [laptop, device]) {
    expect((await own.call(getOrder, { query: { guid } })).sum).toBe(200_000)
    expect((await own.call(getAggregateInfo, here)).order.activeOrdersCount).toBe(1)
  }
  // A repeated call gets the same order with the same link.
  expect(await laptop.call(createOrder, { body }, key)).toMatchObject({ guid, link })
  const { device: stranger } = await userWith(0)
  expect((await stranger.fail(getOrder, { query: { guid } })).status).toBe(404)
  const cookies = new Map(laptop.cookies)
  await laptop.call(signOut, { body: { isEverywhere: false } })
  laptop.cookies.set('cartToken', cookies.get('cartToken')!)
  expect((await laptop.fail(getOrder, { query: { guid } })).status).toBe(404)
  expect((await laptop.fail(createOrder, { body }, key)).body.code).toBe('cart-empty')
})

test('what the guest ordered his browser still opens after the sign-in', async () => {
  const { userId } = await userWith(0)
  const browser = await browserWith(api.newVisitor(), 1)
  const [body, key] = orderFor(100_000)
  const { guid } = await browser.call(createOrder, { body }, key)
  await signIn(browser, userId)
  expect((await browser.call(getOrder, { query: { guid } })).guid).toBe(guid)
})
