import { addToCompare, listCompared } from '@verstak/contracts/compare'
import type { Endpoint } from '@verstak/contracts/endpoint'
import * as favorites from '@verstak/contracts/favorites'
import type { ProductTile } from '@verstak/contracts/product'
import { suggestSearch } from '@verstak/contracts/search'
import { setContractor } from '@verstak/contracts/session'
import { CALLS, fillBuyersShop, KINDS } from '../testing/buyersShop.ts'
import { expectNoSecrets } from '../testing/expectNoSecrets.ts'
import { UNLIMITED } from '../testing/fuzz.ts'
import { NOON } from '../testing/startTestApi.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { visitorOfKind, type Kind } from '../testing/visitorOfKind.ts'

const api = useTestApi({ isPublicBodyCacheEnabled: true, callsPerMinute: UNLIMITED })

beforeAll(() => fillBuyersShop(api), 60_000)
afterEach(() => void (api.clock.now = NOON))

const visitorOf = (kind: Kind) => visitorOfKind(api, kind)

const names = Object.keys(CALLS) as (keyof typeof CALLS)[]

async function ask(visitor: Visitor, name: keyof typeof CALLS) {
  const { endpoint, input } = CALLS[name]
  const { status, headers, body } = await visitor.ask(endpoint as Endpoint, input as never)
  expect([name, status]).toEqual([name, 200])
  const { products = [body as ProductTile] } = body as { products?: ProductTile[] }
  const caching = [headers.get('cache-control'), headers.get('vary')]
  return { caching, text: JSON.stringify(body), tile: products.find(({ id }) => id === known.discounted) }
}

const PRICES = { guest: 100_000, private: 97_000, business: 90_000, wholesale: 80_000, staff: 100_000 }

test.each(names)('%s has the price of who asks, in any order', async (name) => {
  const visitors = await Promise.all(KINDS.map(async (kind) => ({ kind, visitor: await visitorOf(kind) })))
  const inTurn = [...visitors, ...visitors.toReversed()]
  for (const { kind, visitor } of inTurn) {
    const { tile } = await ask(visitor, name)
    expect([kind, tile?.price, tile?.pricesV2.default.current]).toEqual([kind, PRICES[kind], PRICES[kind]])
    expect([kind, tile?.managerInfo !== undefined]).toEqual([kind, kind === 'staff'])
  }
  const together = await Promise.all(inTurn.map(async ({ visitor }) => (await ask(visitor, name)).tile?.price))
  expect(together).toEqual(inTurn.map(({ kind }) => PRICES[kind]))
})

test.each([
  ['user by sign-in', PRICES.private],
  ['staff by password', PRICES.private],
  ['staff by code', PRICES.staff],
  ['signed out', PRICES.guest],
] as const)('the %s has the price of his kind everywhere', async (kind, price) => {
  const visitor = await visitorOf(kind)
  for (const name of names) {
    const { tile } = await ask(visitor, name)
    expect([name, tile?.price, tile?.managerInfo !== undefined]).toEqual([name, price, kind === 'staff by code'])
  }
})

test('suggestions have the price of who asks', async () => {
  for (const kind of [...KINDS, ...KINDS]) {
    const { products } = await (
      await visitorOf(kind)
    ).call(suggestSearch, { query: { searchString: 'пила со скидкой', regionId: 1 } })
    const suggested = products.items.find(({ id }) => id === known.discounted)
    expect([kind, suggested?.pricesV2.default.current]).toEqual([kind, PRICES[kind]])
  }
})

test('favourites and the comparison have the price of who asks', async () => {
  const ids = { id: known.discounted, productGuid: guidOf(known.discounted) }
  for (const kind of KINDS) {
    const visitor = await visitorOf(kind)
    await visitor.call(favorites.addToFavorites, { body: ids })
    await visitor.call(addToCompare, { body: { productGuids: [ids.productGuid] } })
    const { lists } = await visitor.call(favorites.listFavoritesLists, { query: { isShowProducts: true, regionId: 1 } })
    const { list } = await visitor.call(listCompared, { query: { regionId: 1 } })
    const prices = [lists[0]?.products?.[0]?.price, list[0]?.pricesV2.default.current]
    expect([kind, ...prices]).toEqual([kind, PRICES[kind], PRICES[kind]])
  }
})

test('offers to sign in are for guests, those of a company for private persons, and staff is told of all', async () => {
  const typesFor = async (kind: Kind) => {
    const { tile } = await ask(await visitorOf(kind), 'product')
    return tile?.pricesV2.default.availableDiscountPrices.map(({ type }) => type)
  }
  expect(await typesFor('guest')).toEqual(['discountB2B', 'discountB2C', 'discountAfterAuth'])
  expect(await typesFor('private')).toEqual(['discountInside', 'discountB2B'])
  expect(await typesFor('business')).toEqual(['discountInside'])
  expect(await typesFor('staff')).toEqual(['discountB2B', 'discountB2C', 'discountAfterAuth'])
})

test('another organization has other prices at once', async () => {
  const visitor = await visitorOf('business')
  const { account } = await visitor.call(setContractor, { body: { id: 0 } })
  expect((await ask(visitor, 'listing')).tile?.price).toBe(PRICES.private)
  for (const [place, price] of [PRICES.business, PRICES.wholesale].entries()) {
    await visitor.call(setContractor, { body: { id: account!.contractors[place]!.id } })
    for (const name of ['listing', 'product'] as const) expect((await ask(visitor, name)).tile?.price).toBe(price)
  }
})

const buyersCalls = names.filter((name) => CALLS[name].endpoint.cache.scope === 'buyer')

test.each(buyersCalls)('%s of guests may be cached, that of a session never', async (name) => {
  const everybodys = ['public, max-age=30', 'Cookie']
  const guest = await ask(api.newVisitor(), name)
  expect(guest.caching).toEqual(everybodys)
  for (const kind of ['private', 'staff', 'ended session', 'signed out', 'staff without its second token'] as const) {
    expect([kind, ...(await ask(await visitorOf(kind), name)).caching]).toEqual([kind, 'private, no-store', 'Cookie'])
  }
  for (const kind of ['ended session', 'signed out'] as const) {
    expect((await ask(await visitorOf(kind), name)).text).toBe(guest.text)
  }
  const withCart = api.newVisitor()
  withCart.cookies.set('cartToken', 'x')
  expect(await ask(withCart, name)).toEqual(guest)
})

test('no call tells anybody else what staff sees [STAFF-001]', () => expectNoSecrets(api, 1), 180_000)
