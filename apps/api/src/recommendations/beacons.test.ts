import * as beacons from '@verstak/contracts/beacon'
import { addToCart, getCartToken } from '@verstak/contracts/cart'
import { listFeatured } from '@verstak/contracts/product'
import { NOON } from '../testing/startTestApi.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { beaconsPerIp: 60 } })

beforeEach(async () => {
  await api.db.deleteFrom('product_event').execute()
  await api.db.deleteFrom('category_event').execute()
  api.clock.now = NOON
})

let visitors = 0
function newVisitor(): Visitor {
  const visitor = api.newVisitor()
  visitor.cookies.set('visitor_id', `visitor-${++visitors}`)
  return visitor
}

const query = { session: 'a'.repeat(50) }
const events = async () => {
  const rows = await api.db.selectFrom('product_event').select(['kind', 'product_id']).orderBy('id').execute()
  return rows.map(({ kind, product_id }) => `${kind} ${product_id}`)
}
const interests = async (visitor: Visitor) => {
  const personal = { query: { regionId: 1, isOnlyPersonal: true } }
  const { products } = await visitor.call(listFeatured, personal)
  return [...new Set(products.map(({ category }) => category.id))]
}
const later = (minutes: number) => (api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000))

test('views, baskets and orders are noted once, however often they are told', async () => {
  const visitor = newVisitor()
  const view = { query, body: { productId: known.saw } }
  expect(await visitor.call(beacons.trackProductView, view)).toEqual({})
  await visitor.call(beacons.trackProductView, view)
  later(31)
  await visitor.call(beacons.trackProductView, view)
  await visitor.call(beacons.trackAddToBasket, { query, body: { productGuid: guidOf(known.plenty) } })
  await visitor.call(beacons.trackAddToBasket, { query, body: { productGuid: guidOf(known.plenty) } })
  const products = [known.saw, known.plenty, 9_999].map((id) => ({ id, quantity: 1, price: 100 }))
  const order = { query, body: { transaction: '1000001', products } }
  await visitor.call(beacons.trackOrder, order)
  await visitor.call(beacons.trackOrder, order)
  expect(await events()).toEqual(['view 1', 'view 1', 'basket 7', 'order 1', 'order 7'])
})

test('a basket that the server noted itself is not counted again', async () => {
  const visitor = newVisitor()
  await visitor.call(getCartToken, {})
  const productGuid = guidOf(known.saw)
  // Real time, because the database's clock sets the time of the server's own events.
  api.clock.now = new Date()
  await visitor.call(addToCart, { body: { productGuid, quantity: 1, regionId: 1 } })
  await visitor.call(beacons.trackAddToBasket, { query, body: { productGuid } })
  expect(await events()).toEqual(['basket 1'])
})

test('categories that were looked at, and those that searches are about, bring recommendations', async () => {
  const visitor = newVisitor()
  expect(await interests(visitor)).toEqual([])
  const body = { categoryPath: 'Крепёж/Саморезы', categoryId: 210 }
  await visitor.call(beacons.trackCategoryView, { query, body })
  await visitor.call(beacons.trackCategoryView, { query, body })
  expect(await interests(visitor)).toEqual([210])
  await visitor.call(beacons.trackSearch, { query, body: { searchPhrase: 'gbkf njhwjdjxyfz' } })
  expect((await interests(visitor)).sort()).toEqual([120, 210])
  later(60 * 24 * 31)
  expect(await interests(visitor)).toEqual([])
  const rows = await api.db.selectFrom('category_event').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('visitor-')
})

test('unknown things, empty searches and visitors without an id are passed over', async () => {
  const visitor = newVisitor()
  await visitor.call(beacons.trackProductView, { query, body: { productId: 9_999 } })
  await visitor.call(beacons.trackAddToBasket, { query, body: { productGuid: guidOf(9_999) } })
  await visitor.call(beacons.trackCategoryView, { query, body: { categoryPath: '', categoryId: 9_999 } })
  await visitor.call(beacons.trackSearch, { query, body: { searchPhrase: ' ' } })
  await visitor.call(beacons.trackSearch, { query, body: { searchPhrase: 'ыыы' } })
  await visitor.call(beacons.trackCustomer, { query, body: {} })
  await api.newVisitor().call(beacons.trackProductView, { query, body: { productId: known.saw } })
  await api.newVisitor().call(beacons.trackSearch, { query, body: { searchPhrase: 'пила' } })
  expect(await events()).toEqual([])
  expect(await api.db.selectFrom('category_event').selectAll().execute()).toEqual([])
})

test.each([
  ['without a session', beacons.trackProductView, { body: { productId: 1 } }, 'session'],
  [
    'with a session that is too long',
    beacons.trackCustomer,
    { query: { session: 'a'.repeat(51) }, body: {} },
    'session',
  ],
  ['without its product', beacons.trackProductView, { query, body: {} }, 'productId'],
  ['with a guid that is none', beacons.trackAddToBasket, { query, body: { productGuid: 'drill' } }, 'productGuid'],
  [
    'with a search that is too long',
    beacons.trackSearch,
    { query, body: { searchPhrase: 'я'.repeat(201) } },
    'searchPhrase',
  ],
])('a beacon %s is refused', async (_, endpoint, input, field) => {
  const { status, body } = await api.newVisitor().ask(endpoint, input as never)
  expect([status, body]).toEqual([400, expect.objectContaining({ errors: [expect.objectContaining({ field })] })])
})

test('an event that does not exist is not found, and an address that sends too many is told to wait', async () => {
  const unknown = { ...beacons.trackCustomer, path: '/api/v1/retail-rocket/rename' }
  expect((await api.newVisitor().fail(unknown, { query, body: {} })).status).toBe(404)
  const visitor = newVisitor()
  const statuses: number[] = []
  for (let i = 0; i < 61; i++) statuses.push((await visitor.ask(beacons.trackCustomer, { query, body: {} })).status)
  expect(statuses.at(-1)).toBe(429)
})
