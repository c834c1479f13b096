import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { productMultiplicity } from '@verstak/contracts/flag'
import { getListing } from '@verstak/contracts/listing'
import { createOrder, createQuickOrder, getOrder, getQuickOrder, type OrderInput } from '@verstak/contracts/order'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const PRICE = 100_000
const SALE = '5a1e0000-0000-4000-8000-000000000001'
const OTHER_SALE = '5a1e0000-0000-4000-8000-000000000002'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, ordersPerIp: 1000, ordersPerCart: 1000 } })

beforeAll(async () => {
  const sale = { name: 'Последний экземпляр', starts_at: new Date('2026-01-01'), is_one_click: true }
  await api.db
    .insertInto('sale')
    .values([
      { ...sale, id: 1, guid: SALE, slug: 'posledniy' },
      { ...sale, id: 2, guid: OTHER_SALE, slug: 'byl', ends_at: new Date('2026-02-01') },
    ])
    .execute()
  const goods = [
    { sale_id: 1, product_id: known.discounted },
    { sale_id: 2, product_id: known.discounted },
  ]
  await api.db.insertInto('sale_product').values(goods).execute()
})

const orderFor = (expectedSum: number, change: Partial<OrderInput> = {}): OrderInput => ({
  contact: { name: 'Иван Петров', phone: '9991234567', email: '' },
  delivery: { type: 'pickup', officeId: 1 },
  payment: 'cash',
  comment: '',
  regionId: 1,
  expectedSum,
  ...change,
})

async function shopperWith(productId: number): Promise<Visitor> {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(productId), quantity: 1, regionId: 1 } })
  return visitor
}

const stockOf = async (id: number) => {
  const rows = await api.db.selectFrom('stock').select('quantity').where('product_id', '=', id).execute()
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}
const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const quick = (id: number, quantity: number, expectedSum: number, change: Partial<OrderInput> = {}) => ({
  body: { ...orderFor(expectedSum, change), productGuid: guidOf(id), quantity },
})
const see = (id: number, more: { quantity?: number; saleGuid?: string } = {}) =>
  api.newVisitor().call(getQuickOrder, { query: { productGuid: guidOf(id), regionId: 1, ...more } })

test('one product is shown with price and stock, also to a visitor without a cart [ROUTE-034]', async () => {
  const { items, totals } = await see(known.saw)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ quantity: 1, available: 10, isDeleted: false, price: { now: PRICE, added: PRICE } })
  expect(items[0]?.product.isInCart).toBeUndefined()
  expect(totals).toMatchObject({ sum: PRICE, skuQuantity: 1 })
})

test('the quantity is one that can be had', async () => {
  const quantityOf = async (id: number, quantity: number) => (await see(id, { quantity })).items[0]?.quantity
  expect(await quantityOf(known.saw, 99)).toBe(10)
  expect(await quantityOf(known.screws, 1)).toBe(10)
  expect(await quantityOf(known.screws, 11)).toBe(20)
})

test('a sale that runs is named so, another is over [ROUTE-035]', async () => {
  const isOver = async (saleGuid?: string) => (await see(known.discounted, saleGuid ? { saleGuid } : {})).isSaleOver
  expect(await isOver(SALE)).toBe(false)
  expect(await isOver()).toBe(false)
  expect(await isOver(OTHER_SALE)).toBe(true)
  expect(await isOver('nonsense')).toBe(true)
})

test('what cannot be bought is shown, and not counted', async () => {
  const { items, totals } = await see(known.expected)
  expect(items[0]).toMatchObject({ isDeleted: true, available: 0 })
  expect(totals).toMatchObject({ sum: 0, skuUnavailableQuantity: 1 })
})

test('a product that nobody knows is not found', async () => {
  const query = { productGuid: guidOf(99_999), regionId: 1 }
  expect((await api.newVisitor().fail(getQuickOrder, { query })).status).toBe(404)
  const visitor = await shopperWith(known.plenty)
  expect((await visitor.fail(createQuickOrder, quick(99_999, 1, PRICE), key())).status).toBe(404)
})

test('the order takes the one product and leaves the cart as it is [ROUTE-034]', async () => {
  const visitor = await shopperWith(known.plenty)
  const before = await visitor.call(getCart, { query: { regionId: 1 } })
  const [stock, plenty] = [await stockOf(known.saw), await stockOf(known.plenty)]
  const { guid, link } = await visitor.call(createQuickOrder, quick(known.saw, 2, 2 * PRICE), key())
  expect(link).toContain(`/cart-checkout/thanks/?order=${guid}&key=`)
  expect(await visitor.call(getCart, { query: { regionId: 1 } })).toEqual(before)
  expect([await stockOf(known.saw), await stockOf(known.plenty)]).toEqual([stock - 2, plenty])
  const { lines, sum } = await visitor.call(getOrder, { query: { guid } })
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[known.saw, 2]])
  expect(sum).toBe(2 * PRICE)
})

test('the same product in the cart stays there, too', async () => {
  const visitor = await shopperWith(known.saw)
  await visitor.call(createQuickOrder, quick(known.saw, 1, PRICE), key())
  expect((await visitor.call(getCart, { query: { regionId: 1 } })).items).toHaveLength(1)
})

test('a repeated request places no second order, and another content is refused its key', async () => {
  const visitor = await shopperWith(known.plenty)
  const stock = await stockOf(known.saw)
  const headers = key()
  const first = await visitor.call(createQuickOrder, quick(known.saw, 1, PRICE), headers)
  expect(await visitor.call(createQuickOrder, quick(known.saw, 1, PRICE), headers)).toEqual(first)
  expect(await stockOf(known.saw)).toBe(stock - 1)
  const other = await visitor.fail(createQuickOrder, quick(known.saw, 2, PRICE), headers)
  expect(other.body.code).toBe('idempotency-key-reused')
  const ofCart = await visitor.fail(createOrder, { body: orderFor(PRICE) }, headers)
  expect(ofCart.body.code).toBe('idempotency-key-reused')
})

test('another price, too little stock and pieces that are not sold singly are refused', async () => {
  const visitor = await shopperWith(known.plenty)
  const codeOf = async (...wish: Parameters<typeof quick>) =>
    (await visitor.fail(createQuickOrder, quick(...wish), key())).body.code
  expect(await codeOf(known.saw, 1, PRICE - 1)).toBe('price-changed')
  expect(await codeOf(known.saw, 999, 999 * PRICE)).toBe('stock-insufficient')
  expect(await codeOf(known.expected, 1, PRICE)).toBe('stock-insufficient')
  expect(await codeOf(known.screws, 5, 750)).toBe('invalid-input')
})

test('where the shop switches multiplicities off, single pieces are ordered', async () => {
  const visitor = await shopperWith(known.plenty)
  const rules = JSON.stringify([{ split: { off: 100 } }])
  await api.db.insertInto('feature_flag').values({ key: productMultiplicity.key, rules }).execute()
  const { items, totals } = await see(known.screws, { quantity: 3 })
  const answer = await visitor.ask(createQuickOrder, quick(known.screws, 3, totals.sum), key())
  await api.db.deleteFrom('feature_flag').execute()
  expect(items[0]?.quantity).toBe(3)
  expect(answer.status).toBe(200)
})

test('nobody orders without a cart to whom the order belongs', async () => {
  const { body } = await api.newVisitor().fail(createQuickOrder, quick(known.saw, 1, PRICE), key())
  expect(body.code).toBe('cart-token-required')
})

test('short tiles name their main button where it is the quick order of a running sale [TILE-009]', async () => {
  const query = {
    ...{ listingType: 'search' as const, id: 0, brandId: 0, searchString: 'Пила', exact: false },
    ...{ sort: 'popularity' as const, asc: false, page: 1, filters: '', all: false, regionId: 1 },
  }
  const { products } = await api.newVisitor().call(getListing, { query })
  const tileOf = (id: number) => products.find((product) => product.id === id)
  const main = { type: 'oneClick', saleGuid: SALE }
  expect(tileOf(known.discounted)).toMatchObject({ button: main, buttons: [main] })
  expect(tileOf(known.saw)).toMatchObject({ button: { type: 'toCart' } })
  expect(tileOf(known.saw)?.buttons).toBeUndefined()
})
