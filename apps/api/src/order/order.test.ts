import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { getAggregateInfo } from '@verstak/contracts/header'
import { createOrder, getOrder, type OrderInput } from '@verstak/contracts/order'
import { courierTo } from '../testing/courierTo.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, ordersPerIp: 1000, ordersPerCart: 10 } })

beforeEach(async () => {
  await setStock(known.saw, { 1: 6, 2: 4 })
  await setStock(known.plenty, { 1: 60, 2: 40 })
  await setStock(known.discounted, { 1: 3 })
})

async function setStock(id: number, pieces: Record<number, number>): Promise<void> {
  for (const [office, quantity] of Object.entries(pieces)) {
    await api.db
      .updateTable('stock')
      .set({ quantity })
      .where('product_id', '=', id)
      .where('office_id', '=', Number(office))
      .execute()
  }
}

const stockOf = async (id: number) => {
  const rows = await api.db.selectFrom('stock').selectAll().where('product_id', '=', id).orderBy('office_id').execute()
  return Object.fromEntries(rows.map(({ office_id, quantity }) => [office_id, quantity]))
}
const countOrders = async () => (await api.db.selectFrom('customer_order').select('guid').execute()).length

const PRICE = 100_000
const orderFor = (expectedSum: number, change: Partial<OrderInput> = {}): OrderInput => ({
  contact: { name: 'Иван Петров', phone: '9991234567', email: '' },
  delivery: { type: 'pickup', officeId: 1 },
  payment: 'cash',
  comment: '',
  regionId: 1,
  expectedSum,
  ...change,
})

async function shopperWith(...products: [id: number, quantity: number][]): Promise<Visitor> {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  for (const [id, quantity] of products) {
    await visitor.call(addToCart, { body: { productGuid: guidOf(id), quantity, regionId: 1 } })
  }
  return visitor
}

let lastKey = 0
const newKey = () => ({ 'idempotency-key': `order-key-${++lastKey}` })
const place = (visitor: Visitor, body: OrderInput, headers = newKey()) => visitor.call(createOrder, { body }, headers)
const refuse = (visitor: Visitor, body: OrderInput, headers: Record<string, string> = newKey()) =>
  visitor.fail(createOrder, { body }, headers)

test('an order takes the stock of the chosen office first, empties the cart and opens for its visitor', async () => {
  const visitor = await shopperWith([known.saw, 8], [known.discounted, 1])
  const body = orderFor(9 * PRICE, { delivery: { type: 'pickup', officeId: 2 }, payment: 'card' })
  const { guid, number, link } = await place(visitor, body)
  expect(link).toMatch(new RegExp(`^/cart-checkout/thanks/\\?order=${guid}&key=[\\w-]{43}$`))
  expect(await stockOf(known.saw)).toEqual({ 1: 2, 2: 0 })
  expect((await visitor.call(getCart, { query: { regionId: 1 } })).items).toEqual([])
  expect((await visitor.call(getAggregateInfo, { query: { regionId: 1 } })).order.activeOrdersCount).toBe(1)
  expect(await visitor.call(getOrder, { query: { guid } })).toEqual({
    guid,
    number,
    createdAt: '2026-11-20T09:00:00.000Z',
    status: 'new',
    contactName: 'Иван Петров',
    phone: '9991234567',
    delivery: {
      type: 'pickup',
      address: 'Нижняя улица, 2',
      // Four of the saws come from the other office.
      date: '2026-11-21',
      dateText: 'завтра',
      price: 0,
    },
    payment: 'card',
    lines: [
      expect.objectContaining({ productId: known.saw, quantity: 8, price: PRICE, link: '/product/tovar-1-1/' }),
      expect.objectContaining({ productId: known.discounted, quantity: 1, price: PRICE }),
    ],
    sum: 9 * PRICE,
    steps: [{ state: 'new', at: '2026-11-20T09:00:00.000Z', text: '20 ноября, 12:00' }],
    canCancel: true,
    returns: [],
  })
})

test('what no courier takes is refused to him, by name, and can be fetched', async () => {
  const change = api.db.updateTable('product').where('id', '=', known.saw)
  await change.set({ is_pickup_only: true }).execute()
  const visitor = await shopperWith([known.saw, 1])
  const byCourier = orderFor(PRICE + 49_000, { delivery: courierTo('улица Ленина, дом 1') })
  const { body } = await visitor.fail(createOrder, { body: byCourier }, { 'idempotency-key': crypto.randomUUID() })
  await visitor.call(createOrder, { body: orderFor(PRICE) }, { 'idempotency-key': crypto.randomUUID() })
  await change.set({ is_pickup_only: false }).execute()
  expect(body.errors?.[0]).toMatchObject({ field: 'delivery.type', reason: 'pickup-only', productId: known.saw })
})

test('pieces of the chosen office can be fetched today; a courier comes tomorrow and costs what the region asks', async () => {
  const pickup = await shopperWith([known.plenty, 1])
  const fetched = await place(pickup, orderFor(PRICE))
  const courier = await shopperWith([known.plenty, 1])
  const address = 'Тверская улица, 1, кв. 5'
  const brought = await place(courier, orderFor(PRICE + 49_000, { delivery: courierTo(address) }))
  expect((await pickup.call(getOrder, { query: { guid: fetched.guid } })).delivery).toMatchObject({
    dateText: 'сегодня',
  })
  expect((await courier.call(getOrder, { query: { guid: brought.guid } })).delivery).toEqual({
    type: 'courier',
    address,
    date: '2026-11-21',
    dateText: 'завтра',
    price: 49_000,
  })
})

test('50 concurrent buyers of the last 10 pieces make exactly 10 orders; the others learn what is left', async () => {
  const buyers = await Promise.all(Array.from({ length: 50 }, () => shopperWith([known.saw, 1])))
  const before = await countOrders()
  const answers = await Promise.all(buyers.map((buyer) => buyer.ask(createOrder, { body: orderFor(PRICE) }, newKey())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(40)
  for (const { status, body } of refused) {
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'stock-insufficient', errors: [{ productId: known.saw, value: 0 }] })
  }
  expect((await countOrders()) - before).toBe(10)
  expect(await stockOf(known.saw)).toEqual({ 1: 0, 2: 0 })
})

test('carts that hold the same products in another order do not lock each other out', async () => {
  const forward = () => shopperWith([known.saw, 1], [known.plenty, 1], [known.discounted, 1])
  const backward = () => shopperWith([known.discounted, 1], [known.plenty, 1], [known.saw, 1])
  await setStock(known.discounted, { 1: 100 })
  await setStock(known.saw, { 1: 100 })
  const buyers = await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? forward() : backward())))
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.ask(createOrder, { body: orderFor(3 * PRICE) }, newKey())),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('an order request sent three times at once and once more later is one order with one answer', async () => {
  const visitor = await shopperWith([known.plenty, 2])
  const before = await countOrders()
  const headers = newKey()
  const body = orderFor(2 * PRICE)
  const answers = await Promise.all([1, 2, 3].map(() => place(visitor, body, headers)))
  answers.push(await place(visitor, body, headers))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await countOrders()) - before).toBe(1)
  expect(await stockOf(known.plenty)).toEqual({ 1: 58, 2: 40 })
})

test('two orders of one cart at once under different keys are one order', async () => {
  const visitor = await shopperWith([known.plenty, 2])
  const before = await countOrders()
  const answers = await Promise.all(
    [1, 2, 3].map(() => visitor.ask(createOrder, { body: orderFor(2 * PRICE) }, newKey())),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await countOrders()) - before).toBe(1)
})

test('the same key with another body is refused, and belongs to its cart only', async () => {
  const visitor = await shopperWith([known.plenty, 1])
  const headers = newKey()
  await place(visitor, orderFor(PRICE), headers)
  expect(await refuse(visitor, orderFor(PRICE, { comment: 'Позвоните' }), headers)).toMatchObject({
    status: 422,
    body: { code: 'idempotency-key-reused' },
  })
  const other = await shopperWith([known.plenty, 1])
  expect((await other.ask(createOrder, { body: orderFor(PRICE) }, headers)).status).toBe(200)
})

test('a refused order leaves its key free: nothing was done under it', async () => {
  const visitor = await shopperWith([known.plenty, 1])
  const headers = newKey()
  expect((await refuse(visitor, orderFor(1), headers)).body.code).toBe('price-changed')
  await place(visitor, orderFor(PRICE), headers)
})

test.each([
  ['no key', undefined, 'idempotency-key-required'],
  ['a key that is too short', 'x', 'invalid-input'],
  ['a key with a space', 'order key 1234', 'invalid-input'],
])('an order with %s is refused', async (_, key, code) => {
  const visitor = await shopperWith([known.plenty, 1])
  const answer = await refuse(visitor, orderFor(PRICE), key === undefined ? {} : { 'idempotency-key': key })
  expect(answer).toMatchObject({ status: 400, body: { code } })
})

test('another sum than the shopper saw is refused with the new one', async () => {
  const visitor = await shopperWith([known.plenty, 2])
  await api.db.updateTable('product_price').set({ price: 120_000 }).where('product_id', '=', known.plenty).execute()
  const answer = await refuse(visitor, orderFor(2 * PRICE))
  await api.db.updateTable('product_price').set({ price: PRICE }).where('product_id', '=', known.plenty).execute()
  expect(answer).toMatchObject({ status: 409, body: { code: 'price-changed', errors: [{ value: 240_000 }] } })
  expect(await stockOf(known.plenty)).toEqual({ 1: 60, 2: 40 })
  expect((await visitor.call(getCart, { query: { regionId: 1 } })).items).toHaveLength(1)
})

test('lines of which less is left are named with what is left, and nothing is taken', async () => {
  const visitor = await shopperWith([known.saw, 8], [known.plenty, 1], [known.discounted, 3])
  await setStock(known.saw, { 1: 5, 2: 0 })
  await setStock(known.discounted, { 1: 0 })
  const { status, body } = await refuse(visitor, orderFor(12 * PRICE))
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'stock-insufficient' })
  expect(body.errors?.map(({ productId, value }) => [productId, value])).toEqual([
    [known.saw, 5],
    [known.discounted, 0],
  ])
  expect(await stockOf(known.plenty)).toEqual({ 1: 60, 2: 40 })
})

test('an item that the shopper saw as sold out stays in the cart and does not hinder the rest', async () => {
  const visitor = await shopperWith([known.plenty, 1], [known.discounted, 1])
  await setStock(known.discounted, { 1: 0 })
  const { guid } = await place(visitor, orderFor(PRICE))
  expect((await visitor.call(getOrder, { query: { guid } })).lines).toHaveLength(1)
  const { items } = await visitor.call(getCart, { query: { regionId: 1 } })
  expect(items).toMatchObject([{ id: { site: known.discounted }, isDeleted: true }])
})

test('a sum beyond 2^31 kopecks can be ordered', async () => {
  await setStock(known.plenty, { 1: 9_999 })
  await api.db.updateTable('product_price').set({ price: 900_000_00 }).where('product_id', '=', known.plenty).execute()
  const visitor = await shopperWith([known.plenty, 9_000])
  const sum = 9_000 * 900_000_00
  const { guid } = await place(visitor, orderFor(sum))
  await api.db.updateTable('product_price').set({ price: PRICE }).where('product_id', '=', known.plenty).execute()
  expect((await visitor.call(getOrder, { query: { guid } })).sum).toBe(sum)
})

test.each<[string, Partial<OrderInput>, number, string]>([
  ['an office of another region', { delivery: { type: 'pickup', officeId: 3 } }, 404, 'not-found'],
  ['an office that does not exist', { delivery: { type: 'pickup', officeId: 99 } }, 404, 'not-found'],
  ['a region that does not exist', { regionId: 77 }, 400, 'invalid-input'],
])('%s is refused', async (_, change, status, code) => {
  const visitor = await shopperWith([known.plenty, 1])
  expect(await refuse(visitor, orderFor(PRICE, change))).toMatchObject({ status, body: { code } })
})

test('an empty cart and a visitor without a cart cannot order', async () => {
  expect((await refuse(await shopperWith(), orderFor(PRICE))).body.code).toBe('cart-empty')
  expect((await refuse(api.newVisitor(), orderFor(PRICE))).body.code).toBe('cart-token-required')
})

test('an order opens with its cart or its key, and is not found for anybody else', async () => {
  const visitor = await shopperWith([known.plenty, 1])
  const { guid, link } = await place(visitor, orderFor(PRICE))
  const key = new URL(link, 'http://x').searchParams.get('key')!
  const stranger = await shopperWith([known.plenty, 1])
  const guest = api.newVisitor()
  expect((await guest.call(getOrder, { query: { guid, key } })).guid).toBe(guid)
  const refusals = [
    await guest.fail(getOrder, { query: { guid } }),
    await stranger.fail(getOrder, { query: { guid } }),
    await stranger.fail(getOrder, { query: { guid, key: `${key.slice(0, -1)}_` } }),
    await stranger.fail(getOrder, { query: { guid, key: '' } }),
    await stranger.fail(getOrder, { query: { guid: guidOf(77), key } }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('no secret of an order stands in the database', async () => {
  const visitor = await shopperWith([known.plenty, 1])
  const { link } = await place(visitor, orderFor(PRICE))
  const key = new URL(link, 'http://x').searchParams.get('key')!
  const kept = [
    await api.db.selectFrom('customer_order').selectAll().execute(),
    await api.db.selectFrom('idempotency_key').selectAll().execute(),
  ]
  expect(JSON.stringify(kept)).not.toContain(key)
})

test('a cart that orders without end is slowed down', async () => {
  const visitor = await shopperWith()
  const answers = []
  for (let i = 0; i < 12; i++) answers.push(await refuse(visitor, orderFor(PRICE)))
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'rate-limited' } })
})
