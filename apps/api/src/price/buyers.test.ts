import { addToCart } from '@verstak/contracts/cart'
import { addToCompare, listCompared } from '@verstak/contracts/compare'
import type { Endpoint } from '@verstak/contracts/endpoint'
import * as favorites from '@verstak/contracts/favorites'
import { listSaleProducts } from '@verstak/contracts/home'
import { getListing, type ListingInput } from '@verstak/contracts/listing'
import { ManagerInfo } from '@verstak/contracts/manager'
import { getProduct, listAlternatives, listFeatured, type ProductTile } from '@verstak/contracts/product'
import { listAccessories, listAnalogs, listRecent } from '@verstak/contracts/recommendation'
import { getApiContract } from '@verstak/contracts/registry'
import { suggestSearch } from '@verstak/contracts/search'
import { endDevices, setContractor, signOut } from '@verstak/contracts/session'
import { sql } from 'kysely'
import { drawInput } from '../testing/drawInput.ts'
import { UNLIMITED } from '../testing/fuzz.ts'
import { publicEndpoints } from '../testing/publicEndpoints.ts'
import { NOON } from '../testing/startTestApi.ts'
import { createRandom, guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { SIGNED_IN, visitorOfKind, type Kind } from '../testing/visitorOfKind.ts'

const KINDS = ['guest', 'private', 'business', 'wholesale', 'staff'] as const
/** A value that only staff may read, in each row of staff data. */
const SECRET = 'staff-only-7f3a'
const SECRET_BONUS = 98_765_431

const api = useTestApi({ isPublicBodyCacheEnabled: true, callsPerMinute: UNLIMITED })

beforeAll(async () => {
  // Guest responses are cached as in production: a wrong entry would reach the next caller.
  const percents = JSON.stringify({ signInPercent: 2, privatePercent: 3, newCompanyPercent: 0 })
  await api.db.insertInto('setting').values({ key: 'priceRules', value: percents }).execute()
  await api.db.insertInto('wholesale_level').values({ type: 'generic', level: 2, discount: 20 }).execute()
  await sql`
    insert into product_manager (product_id, matrix_value, vendor_product_info, sale_bonus)
    select id, ${SECRET}, ${SECRET}, ${SECRET_BONUS} from product`.execute(api.db)
  await sql`
    insert into sale (id, guid, name, slug, starts_at) values (1, ${guidOf(1)}, 'Akcii', 'akcii', now() - interval '9 years');
  `.execute(api.db)
  // The saw has consumables.
  await api.db.insertInto('topic_consumable').values({ category_id: 100, consumable_id: 120, position: 1 }).execute()
  const products = [known.saw, known.discounted, known.plenty].map((product_id) => ({ sale_id: 1, product_id }))
  await api.db.insertInto('sale_product').values(products).execute()
  // The most popular product, so that every list begins with it.
  await api.db.updateTable('product').set({ popularity: 1_000 }).where('id', '=', known.discounted).execute()
}, 60_000)
afterEach(() => void (api.clock.now = NOON))

const visitorOf = (kind: Kind) => visitorOfKind(api, kind)

const saws: ListingInput = {
  listingType: 'category',
  id: 120,
  brandId: 0,
  searchString: '',
  exact: false,
  sort: 'popularity',
  asc: false,
  page: 1,
  filters: '',
  all: false,
  regionId: 1,
}

/** Every call that shows products with prices. */
const CALLS = {
  listing: { endpoint: getListing, input: { query: saws } },
  'listing with full cards': { endpoint: getListing, input: { query: { ...saws, cards: 'full' } } },
  product: { endpoint: getProduct, input: { query: { productId: known.discounted, regionId: 1 } } },
  alternatives: { endpoint: listAlternatives, input: { query: { productId: known.saw, regionId: 1 } } },
  accessories: { endpoint: listAccessories, input: { query: { productIds: String(known.saw), regionId: 1 } } },
  analogs: { endpoint: listAnalogs, input: { query: { guid: guidOf(known.saw), regionId: 1 } } },
  sale: { endpoint: listSaleProducts, input: { query: { slug: 'akcii', regionId: 1 } } },
  featured: { endpoint: listFeatured, input: { query: { regionId: 1 } } },
  recent: { endpoint: listRecent, input: { body: { productGuids: [guidOf(known.discounted)], regionId: 1 } } },
} satisfies Record<string, { endpoint: Endpoint; input: object }>
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

/** Names of the staff-only fields, without names that other schemas use too. */
function fieldsOf(schema: unknown): string[] {
  const { entries, wrapped } = schema as { entries?: Record<string, unknown>; wrapped?: unknown }
  if (wrapped) return fieldsOf(wrapped)
  return Object.entries(entries ?? {}).flatMap(([name, entry]) => [name, ...fieldsOf(entry)])
}
const FIELDS = ['managerInfo', ...new Set(fieldsOf(ManagerInfo))].filter(
  (name) => !['value', 'label', 'code'].includes(name),
)
const DRAWS = 4
const AT_ONCE = 6

/** Valid calls: the known ones, and some random ones of each endpoint. */
function* drawCalls(known: readonly Call[]): Generator<Call> {
  const random = createRandom(20261122)
  yield* known
  // A visitor who signs out in the middle would be a guest from then on.
  const ending: readonly Endpoint[] = [signOut, endDevices]
  for (const endpoint of publicEndpoints.filter((one) => !ending.includes(one))) {
    const { query, body } = endpoint
    for (let draw = 0; draw < DRAWS; draw++) {
      yield callOf(endpoint, {
        ...(query && { query: drawInput(query, random) as object }),
        ...(body && { body: drawInput(body, random) }),
      })
    }
  }
}

/** Calls of visitors' favourites: each visitor's own list, and a shared list. */
async function favoritesCalls(visitors: Visitor[]): Promise<Call[]> {
  for (const visitor of visitors) await visitor.call(favorites.addToFavorites, { body: { id: known.discounted } })
  const owner = await visitorOf('private')
  const [list] = (await owner.call(favorites.listFavoritesLists, { query: {} })).lists
  const { sharingKey } = await owner.call(favorites.openFavoritesList, { body: { guid: list!.guid } })
  return [
    callOf(favorites.listFavoritesLists, { query: { isShowProducts: true, regionId: 1 } }),
    callOf(favorites.getSharedFavorites, { query: { sharingKey, regionId: 1 } }),
  ]
}

test('no call tells anybody else what staff sees [STAFF-001]', async () => {
  expect(FIELDS).toEqual(expect.arrayContaining(['marginality', 'managerSaleBonus', 'quantityX', 'vendorPriceDate']))
  const values = [SECRET, String(SECRET_BONUS)]
  const words = [...FIELDS.map((name) => `"${name}"`), ...values]
  // Staff calls first: if its response is cached, the next caller gets it.
  const signedIn = Object.keys(SIGNED_IN) as (keyof typeof SIGNED_IN)[]
  const kinds: Kind[] = [...KINDS.toReversed(), 'staff without its second token', 'ended session', ...signedIn]
  const visitors = await Promise.all(kinds.map(async (kind) => ({ kind, visitor: await visitorOf(kind) })))
  const toldStaff = new Set<string>()
  const leaks: string[] = []
  const knownCalls = [
    ...Object.values(CALLS).map(({ endpoint, input }) => callOf(endpoint, input)),
    ...(await favoritesCalls(visitors.map(({ visitor }) => visitor))),
    // Its answer recommends products.
    callOf(addToCart, { body: { productGuid: guidOf(known.saw), quantity: 1, regionId: 1 } }),
  ]
  const calls = drawCalls(knownCalls)
  const askAll = async () => {
    for (const call of calls) {
      for (const { kind, visitor } of visitors) {
        const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
        const response = await fetch(api.url + call.address, {
          ...call.init,
          headers: { ...call.init.headers, cookie },
        })
        const text = await response.text()
        // The contracts contain the field names, so only values are checked there.
        const looked = call.path === getApiContract.path ? values : words
        const told = looked.filter((word) => text.includes(word))
        if (kind === 'staff' || kind === 'staff by code') told.forEach(() => toldStaff.add(call.path))
        else if (told.length > 0) leaks.push(`${kind} at ${call.address} reads ${told.join()}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askAll))
  expect(leaks).toEqual([])
  // Otherwise the test would prove nothing.
  expect([...toldStaff].sort()).toEqual([...new Set(knownCalls.map(({ path }) => path))].sort())
}, 180_000)

interface Call {
  path: string
  /** Path with query. */
  address: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

/** Sets a minimal `waitMs`, so that the call does not wait. */
function callOf({ method, path }: Endpoint, { query = {}, body }: { query?: object; body?: unknown }): Call {
  const pairs = Object.entries({ ...query, ...('after' in query && { waitMs: '1' }) })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
  const headers = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin', 'idempotency-key': `key-${path}` }
  return {
    path,
    address: `${path}?${new URLSearchParams(pairs).toString()}`,
    init: {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  }
}
