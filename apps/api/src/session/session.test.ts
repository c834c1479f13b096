import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { getSession } from '@verstak/contracts/session'
import { addSession, parseSessionOrder } from '@verstak/tools-database/userSessions'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { NOON, startTestApi, type TestApi } from '../testing/startTestApi.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { deleteSessionsBefore } from './session.sql.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let cluster: TestCluster
let api: TestApi
let url: string

beforeAll(async () => {
  cluster = await startTestCluster()
  url = (await cluster.createDatabase()).url
  api = await startTestApi(url)
  await api.db.insertInto('wholesale_level').values({ type: 'generic', level: 2, discount: 20 }).execute()
}, 60_000)
afterEach(() => void (api.clock.now = NOON))
afterAll(async () => {
  await api?.close()
  await cluster?.stop()
}, 60_000)

/** A browser with the cookies that `npm run session -- --as …` prints. */
async function signedIn(as: string, level?: string) {
  const visitor = api.newVisitor()
  const printed = await addSession(url, parseSessionOrder({ as, ...(level ? { level } : {}) }))
  for (const [name, value] of printed.split('; ').map((cookie) => cookie.split('=')))
    if (name) visitor.cookies.set(name, value!)
  return visitor
}

const kindOf = async (visitor: Awaited<ReturnType<typeof signedIn>>) => (await visitor.call(getSession, {})).user

/** What a piece of the product costs in the visitor's cart, kopecks. */
async function priceFor(visitor: Awaited<ReturnType<typeof signedIn>>) {
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.discounted), quantity: 1, regionId: 1 } })
  return (await visitor.call(getCart, { query: { regionId: 1 } })).items[0]!.price.now
}

test.each(['guest', 'private', 'business', 'wholesale', 'staff'])('a session as %s is one', async (kind) => {
  expect(await kindOf(await signedIn(kind))).toBe(kind)
})

test('the cart has the prices of its buyer', async () => {
  expect(await priceFor(await signedIn('guest'))).toBe(100_000)
  expect(await priceFor(await signedIn('private'))).toBe(100_000)
  expect(await priceFor(await signedIn('business'))).toBe(90_000)
  expect(await priceFor(await signedIn('wholesale', '2'))).toBe(80_000)
  expect(await priceFor(await signedIn('staff'))).toBe(100_000)
})

test('the level of a wholesale user is that of the last session that was made', async () => {
  const visitor = await signedIn('wholesale', '2')
  await signedIn('wholesale', '0')
  expect(await priceFor(visitor)).toBe(90_000)
})

test('a session ends after a day, and is forgotten then', async () => {
  const visitor = await signedIn('business')
  api.clock.now = new Date(Date.now() + DAY_MS - 60_000)
  expect(await kindOf(visitor)).toBe('business')
  api.clock.now = new Date(Date.now() + DAY_MS + 60_000)
  expect(await kindOf(visitor)).toBe('guest')
  await deleteSessionsBefore(api.db, api.clock.now)
  expect(await api.db.selectFrom('user_session').selectAll().execute()).toEqual([])
})

test('staff is staff with both of its own tokens only', async () => {
  const visitor = await signedIn('staff')
  const other = await signedIn('business')
  const admin = visitor.cookies.get('admacctoken')!
  visitor.cookies.delete('admacctoken')
  expect(await kindOf(visitor)).toBe('private')
  other.cookies.set('admacctoken', admin)
  expect(await kindOf(other)).toBe('business')
  // Neither token stands for the other.
  other.cookies.set('acctoken', admin)
  expect(await kindOf(other)).toBe('guest')
})

test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", 'a'.repeat(5000)])('the token %.20j is nobody’s', async (token) => {
  const visitor = api.newVisitor()
  visitor.cookies.set('acctoken', encodeURIComponent(token))
  expect(await kindOf(visitor)).toBe('guest')
})

test('tokens are kept as hashes only', async () => {
  const visitor = await signedIn('staff')
  const rows = JSON.stringify(await api.db.selectFrom('user_session').selectAll().execute())
  for (const token of visitor.cookies.values()) {
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(JSON.stringify(Buffer.from(token)))
  }
})

test('no call of the API makes a session', async () => {
  const document = (await (await fetch(`${api.url}/api/docs/json`)).json()) as { paths: Record<string, object> }
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((one) => `${one} ${path}`),
  )
  expect(calls.filter((one) => /session|login|token/i.test(one))).toEqual(
    expect.arrayContaining(['get /api/session', 'get /api/cart/token']),
  )
  const before = await api.db.selectFrom('user_session').select('token_hash').execute()
  for (const one of calls) {
    const [method = '', path = ''] = one.split(' ')
    await fetch(api.url + path, {
      method,
      headers: { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      ...(method === 'get' ? {} : { body: JSON.stringify({ as: 'staff', user: 'staff' }) }),
      signal: AbortSignal.timeout(2000),
    }).catch(() => undefined)
  }
  expect(await api.db.selectFrom('user_session').select('token_hash').execute()).toEqual(before)
})
