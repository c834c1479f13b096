import { trackProductView } from '@verstak/contracts/beacon'
import { addToCart, getCartToken } from '@verstak/contracts/cart'
import { createOrder } from '@verstak/contracts/order'
import { listAlternatives, listFeatured } from '@verstak/contracts/product'
import { listAccessories, listAnalogs, listRecent, syncViewHistory } from '@verstak/contracts/recommendation'
import { setCurrentRegion } from '@verstak/contracts/region'
import { addSession } from '@verstak/tools-database/userSessions'
import { NOON } from '../testing/startTestApi.ts'
import { guidOf, known, type TestProduct } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { interleave } from './popularIn.ts'

const api = useTestApi()

beforeAll(async () => {
  await api.db.insertInto('topic_consumable').values({ category_id: 100, consumable_id: 210, position: 0 }).execute()
})
beforeEach(() => api.db.deleteFrom('product_event').execute())

let visitors = 0
function newVisitor(): Visitor {
  const visitor = api.newVisitor()
  visitor.cookies.set('visitor_id', `visitor-${++visitors}`)
  return visitor
}

const isHere = ({ isActive, stock, multiplicity }: TestProduct) =>
  isActive && (stock[1] ?? 0) + (stock[2] ?? 0) >= multiplicity
/** Ids that region 1 can sell, the popular ones first. */
const popular = (categoryIds: number[] | null = null) =>
  api.products
    .filter((product) => isHere(product) && (categoryIds === null || categoryIds.includes(product.categoryId)))
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .map(({ id }) => id)
const idsOf = ({ products }: { products: { id: number }[] }) => products.map(({ id }) => id)
const seen = (ids: number[], at = NOON) => ({
  body: { items: ids.map((id, place) => ({ productGuid: guidOf(id), timestamp: at.getTime() - place * 1000 })) },
})
const here = { query: { regionId: 1 } }

test('a visitor of whom nothing is known gets the popular ones; fewer on a phone; none when only his own are asked for [API-015]', async () => {
  const visitor = newVisitor()
  expect(idsOf(await visitor.call(listFeatured, here))).toEqual(popular().slice(0, 12))
  expect(idsOf(await visitor.call(listFeatured, { query: { regionId: 1, isMobile: true } }))).toHaveLength(8)
  const own = { query: { regionId: 1, isOnlyPersonal: true } }
  expect(idsOf(await visitor.call(listFeatured, own))).toEqual([])
  expect((await visitor.ask(listFeatured, here)).headers.get('cache-control')).toBe('private, no-store')
})

test('what a visitor looked at brings him the best of those categories, without what he knows [API-015] [API-019]', async () => {
  const visitor = newVisitor()
  const known120 = popular([120]).slice(0, 2)
  expect(await visitor.call(syncViewHistory, seen(known120))).toEqual({})
  const expected = popular([120])
    .filter((id) => !known120.includes(id))
    .slice(0, 12)
  const { products } = await visitor.call(listFeatured, { query: { regionId: 1, isOnlyPersonal: true } })
  expect(products.map(({ id }) => id)).toEqual(expected)
  expect(idsOf(await newVisitor().call(listFeatured, here))).toEqual(popular().slice(0, 12))
})

test('baskets and orders say more than views', async () => {
  const visitor = newVisitor()
  await visitor.call(syncViewHistory, seen(popular([111]).slice(0, 2)))
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.saw), quantity: 1, regionId: 1 } })
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.saw), quantity: 2, regionId: 1 } })
  const events = await api.db.selectFrom('product_event').select(['kind', 'visitor']).execute()
  expect(events.map(({ kind }) => kind).sort()).toEqual(['basket', 'view', 'view'])
  expect(JSON.stringify(events)).not.toContain('visitor-')
  const [first] = idsOf(await visitor.call(listFeatured, here))
  expect(first).toBe(popular([120]).find((id) => id !== known.saw))
})

test('views of a month ago are forgotten', async () => {
  const visitor = newVisitor()
  await visitor.call(syncViewHistory, seen([known.saw], new Date(NOON.getTime() - 31 * 86_400_000)))
  expect(idsOf(await visitor.call(listFeatured, { query: { regionId: 1, isOnlyPersonal: true } }))).toEqual([])
})

test('recent products come in the order of the guids that a guest sends, those that are gone left out [API-016]', async () => {
  const guids = [known.plenty, 99_999, known.saw, known.withdrawn, known.saw].map(guidOf)
  const visitor = newVisitor()
  const { products } = await visitor.call(listRecent, { body: { productGuids: guids, regionId: 1 } })
  expect(products.map(({ id }) => id)).toEqual([known.plenty, known.saw])
  const tooMany = { body: { productGuids: Array.from({ length: 21 }, () => guidOf(1)) } }
  expect((await visitor.fail(listRecent, tooMany)).status).toBe(400)
  expect((await visitor.fail(listRecent, { body: { productGuids: ['drill'] } })).status).toBe(400)
})

test('without guids the server tells what it saw, for the region of the visitor [API-016]', async () => {
  const visitor = newVisitor()
  expect(await visitor.call(listRecent, { body: {} })).toEqual({ products: [] })
  await visitor.call(syncViewHistory, seen([known.plenty, known.farAway]))
  const recent = () => visitor.call(listRecent, { body: {} })
  expect(idsOf(await recent())).toEqual([known.plenty, known.farAway])
  expect((await recent()).products.map(({ isAvailable }) => isAvailable)).toEqual([true, false])
  await visitor.call(setCurrentRegion, { body: { id: 2, type: 'other' } })
  expect((await recent()).products.map(({ isAvailable }) => isAvailable)).toEqual([false, true])
  expect(await newVisitor().call(listRecent, { body: {} })).toEqual({ products: [] })
})

test('what a signed-in user looked at is his on every device, and nobody else’s; his guest’s views come along [SEARCH-014] [SESSION-019]', async () => {
  const signIn = async (visitor: Visitor, user: 'private' | 'business') => {
    const [name = '', value = ''] = (await addSession(api.databaseUrl, { user, level: 2 })).split('=')
    visitor.cookies.set(name, value)
    return visitor
  }
  const recent = async (visitor: Visitor) => idsOf(await visitor.call(listRecent, { body: { regionId: 1 } }))
  const phone = newVisitor()
  await phone.call(syncViewHistory, seen([known.plenty]))
  await signIn(phone, 'private')
  await phone.call(syncViewHistory, seen([known.saw, known.discounted]))
  const desktop = await signIn(newVisitor(), 'private')
  expect(await recent(desktop)).toEqual([known.saw, known.discounted])
  expect(await recent(await signIn(newVisitor(), 'business'))).toEqual([])
  expect(await recent(newVisitor())).toEqual([])
  // Events of the browser as a guest still count after sign-in.
  const likes = await phone.call(listFeatured, { query: { regionId: 1, isOnlyPersonal: true } })
  const ofGuest = await newVisitor().call(listFeatured, { query: { regionId: 1, isOnlyPersonal: true } })
  expect(likes.products.length).toBeGreaterThan(ofGuest.products.length)
  // The page's beacon and the device's history report the same view.
  const { products } = await desktop.call(listRecent, { body: { regionId: 1 } })
  await desktop.call(trackProductView, {
    query: { session: 'one' },
    body: { productId: products[0]!.id },
  })
  await desktop.call(syncViewHistory, seen([known.saw]))
  const views = await api.db.selectFrom('product_event').select('product_id').where('kind', '=', 'view').execute()
  expect(views.filter(({ product_id }) => product_id === known.saw)).toHaveLength(1)
})

test('a repeated beacon changes nothing; unknown products and visitors without a cookie are passed over [API-019]', async () => {
  const visitor = newVisitor()
  const beacon = seen([known.saw, 99_999])
  await visitor.call(syncViewHistory, beacon)
  await visitor.call(syncViewHistory, beacon)
  await api.newVisitor().call(syncViewHistory, beacon)
  const events = await api.db.selectFrom('product_event').selectAll().execute()
  expect(events.map(({ product_id }) => product_id)).toEqual([known.saw])
})

test('a clock that runs ahead does not make a view last for ever, and a hundred views are the most', async () => {
  const visitor = newVisitor()
  await visitor.call(syncViewHistory, seen([known.saw], new Date('2099-01-01')))
  const [event] = await api.db.selectFrom('product_event').select('at').execute()
  expect(event?.at).toEqual(NOON)
  const many = seen(Array.from({ length: 101 }, () => known.saw))
  expect((await visitor.fail(syncViewHistory, many)).status).toBe(400)
})

test('accessories are what was bought together, then consumables of the department [API-017]', async () => {
  const accessories = (productIds: string) =>
    api.newVisitor().call(listAccessories, { query: { productIds, regionId: 1 } })
  expect(idsOf(await accessories(String(known.saw)))).toEqual(popular([210]).slice(0, 12))

  const shopper = newVisitor()
  await shopper.call(getCartToken, {})
  for (const id of [known.saw, known.discounted]) {
    await shopper.call(addToCart, { body: { productGuid: guidOf(id), quantity: 1, regionId: 1 } })
  }
  const order = {
    contact: { name: 'Иван Петров', phone: '9991234567', email: '' as const },
    delivery: { type: 'pickup' as const, officeId: 1 },
    payment: 'cash' as const,
    comment: '',
    regionId: 1,
    expectedSum: 200_000,
  }
  await shopper.call(createOrder, { body: order }, { 'idempotency-key': crypto.randomUUID() })
  const kinds = await api.db.selectFrom('product_event').select('kind').execute()
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['basket', 'basket', 'order', 'order'])
  expect(idsOf(await accessories(String(known.saw)))[0]).toBe(known.discounted)
  expect(idsOf(await accessories(`${known.saw},${known.discounted}`))).not.toContain(known.discounted)
})

test.each(['', 'drill', '0', '1,,2', Array.from({ length: 21 }, (_, index) => index + 1).join(',')])(
  'accessories of «%s» are refused',
  async (productIds) => {
    const { status, body } = await api.newVisitor().fail(listAccessories, { query: { productIds, regionId: 1 } })
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'productIds'])
  },
)

test('accessories and analogs of nothing that is for sale are not found', async () => {
  const visitor = api.newVisitor()
  const gone = { query: { productIds: `${known.withdrawn},99999`, regionId: 1 } }
  expect((await visitor.fail(listAccessories, gone)).status).toBe(404)
  expect((await visitor.fail(listAnalogs, { query: { guid: guidOf(known.withdrawn) } })).status).toBe(404)
  expect((await visitor.fail(listAnalogs, { query: { guid: 'drill' } })).status).toBe(400)
})

test('analogs share most with the product, leave it out and say of no office that it has them [CALL-001]', async () => {
  const visitor = api.newVisitor()
  const { products } = await visitor.call(listAnalogs, { query: { guid: guidOf(known.discounted) } })
  expect(products.length).toBeGreaterThan(2)
  const valuesOf = (id: number) => api.products.find((product) => product.id === id)!.valueIds
  const shared = products.map(
    ({ id }) => valuesOf(id).filter((value) => valuesOf(known.discounted).includes(value)).length,
  )
  expect(shared).toEqual(shared.toSorted((a, b) => b - a))
  expect(idsOf({ products })).not.toContain(known.discounted)
  for (const { category, availabilityInfo } of products) {
    expect(category.id).toBe(120)
    expect(availabilityInfo).toMatchObject({ isInStock: true, currentlyAvailable: 0 })
  }
})

test('calls that name no region are answered for the visitor’s own, and public ones for the default one [API-015] [API-017] [API-018]', async () => {
  const visitor = newVisitor()
  const ids = { productId: known.plenty, productIds: String(known.plenty) }
  const ask = async () => idsOf(await visitor.call(listFeatured, { query: {} }))
  expect(await ask()).toEqual(popular().slice(0, 12))
  await visitor.call(setCurrentRegion, { body: { id: 2, type: 'other' } })
  expect(await ask()).toEqual(idsOf(await visitor.call(listFeatured, { query: { regionId: 2 } })))
  expect(await ask()).not.toEqual(popular().slice(0, 12))
  for (const endpoint of [listAlternatives, listAccessories]) {
    const told = await visitor.call(endpoint, { query: { ...ids, regionId: 1 } })
    expect(await visitor.call(endpoint, { query: ids })).toEqual(told)
  }
})

test('a phone gets fewer alternatives [API-018]', async () => {
  const neighbours = ({ id, categoryId, price }: TestProduct) =>
    api.products.filter(
      (other) =>
        isHere(other) &&
        other.id !== id &&
        other.categoryId === categoryId &&
        other.price * 2 >= price &&
        other.price <= price * 2,
    ).length
  const [{ id }] = api.products.filter(isHere).sort((a, b) => neighbours(b) - neighbours(a)) as [TestProduct]
  const ask = (options: { isMobile?: boolean }) =>
    api.newVisitor().call(listAlternatives, { query: { productId: id, regionId: 1, ...options } })
  const all = idsOf(await ask({}))
  expect(all).toHaveLength(12)
  expect(idsOf(await ask({ isMobile: true }))).toEqual(all.slice(0, 8))
})

test('dealing takes turns and gives nothing twice', () => {
  expect(interleave([[1, 2, 3], [2, 4], []], 10, [3])).toEqual([1, 2, 4])
  expect(
    interleave(
      [
        [1, 2],
        [3, 4],
      ],
      3,
    ),
  ).toEqual([1, 3, 2])
  expect(interleave([], 3)).toEqual([])
})
