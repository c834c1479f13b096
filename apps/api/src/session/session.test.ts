import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { OrderInput } from '@verstak/contracts/order'
import { getSession } from '@verstak/contracts/session'
import * as v from 'valibot'
import { addSession, parseSessionOrder } from '@verstak/tools-database/userSessions'
import { NOON } from '../testing/startTestApi.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { deleteSessionsBefore } from './session.sql.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const api = useTestApi()

beforeAll(async () => {
  await api.db.insertInto('wholesale_level').values({ type: 'generic', level: 2, discount: 20 }).execute()
})
afterEach(() => void (api.clock.now = NOON))

/** A browser with the cookies that `npm run session -- --as …` prints. */
async function signedIn(as: string, level?: string) {
  const visitor = api.newVisitor()
  const printed = await addSession(api.databaseUrl, parseSessionOrder({ as, ...(level ? { level } : {}) }))
  for (const [name, value] of printed.split('; ').map((cookie) => cookie.split('=')))
    if (name) visitor.cookies.set(name, value!)
  return visitor
}

const kindOf = async (visitor: Awaited<ReturnType<typeof signedIn>>) => (await visitor.call(getSession, {})).user

/** Price of one piece in the visitor's cart, kopecks. */
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
  expect(await api.db.selectFrom('session_token').selectAll().execute()).toEqual([])
})

test('staff is staff with both of its own tokens only', async () => {
  const visitor = await signedIn('staff')
  const other = await signedIn('business')
  const admin = visitor.cookies.get('admacctoken')!
  visitor.cookies.delete('admacctoken')
  expect(await kindOf(visitor)).toBe('private')
  other.cookies.set('admacctoken', admin)
  expect(await kindOf(other)).toBe('business')
  // The tokens are not interchangeable.
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
  const rows = JSON.stringify(await api.db.selectFrom('session_token').selectAll().execute())
  for (const token of visitor.cookies.values()) {
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(JSON.stringify(Buffer.from(token)))
  }
})

test('a guest has no account', async () => {
  expect(await api.newVisitor().call(getSession, {})).toEqual({ user: 'guest' })
})

test('a private user is authorized, and no company [SESSION-001, SESSION-022]', async () => {
  expect((await (await signedIn('private')).call(getSession, {})).account).toEqual({
    id: expect.any(Number),
    firstName: 'Мария',
    lastName: 'Соколова',
    displayName: 'Мария Соколова',
    email: 'maria.sokolova@mail.example',
    phone: '9161234501',
    isAuthorized: true,
    isTrusted: false,
    isJuristic: false,
    isLegalEntity: false,
    juristicKey: null,
    juristicPersonsCount: 0,
    contractors: [],
    organization: null,
    wholesalerType: null,
    wholesalerLevel: null,
    currentUserRole: null,
    isUserAdmin: false,
    isSchlumbergerContractor: false,
  })
})

test('a business user has contractors, one of which is active [SESSION-003, SESSION-023]', async () => {
  const { account } = await (await signedIn('business')).call(getSession, {})
  expect(account).toMatchObject({ isJuristic: true, juristicKey: 0, juristicPersonsCount: 3, currentUserRole: 'owner' })
  expect(account?.contractors.map(({ inn, kpp }) => [inn, kpp])).toEqual([
    ['7709123453', '770901001'],
    ['5024876540', '502401001'],
    ['771987654388', null],
  ])
  expect(account?.organization).toEqual(account?.contractors[0])
})

test('a phone is stored without the 7 and shown with it [SESSION-002]', async () => {
  const visitor = await signedIn('private')
  const { account } = await visitor.call(getSession, {})
  const ofUser = api.db.updateTable('shop_user').where('id', '=', account!.id)
  const stored = await api.db.selectFrom('shop_user').select('phone').where('id', '=', account!.id).executeTakeFirst()
  expect([stored?.phone, account?.phone]).toEqual(['9161234501', '9161234501'])
  const { first_name, last_name, email } = await api.db
    .selectFrom('shop_user')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', account!.id)
    .executeTakeFirstOrThrow()
  await ofUser.set({ first_name: null, last_name: null, email: null }).execute()
  expect((await visitor.call(getSession, {})).account?.displayName).toBe('+7 916 123-45-01')
  await ofUser.set({ first_name, last_name, email }).execute()
})

test('a session tells what a form fills in for its user: name, phone, e-mail, and for whom he buys', async () => {
  const { account } = await (await signedIn('business')).call(getSession, {})
  expect(account).toMatchObject({
    firstName: 'Андрей',
    lastName: 'Ковалёв',
    phone: '9161234502',
    email: 'zakupki@stroymontazh.example',
    organization: { inn: '7709123453', kpp: '770901001' },
  })
  const contact = { name: `${account?.firstName} ${account?.lastName}`, phone: account?.phone, email: account?.email }
  expect(v.is(OrderInput.entries.contact, contact)).toBe(true)
})

test('only staff with both tokens is an admin: the flag without the token is not, nor the token without the flag [SESSION-025]', async () => {
  const visitor = await signedIn('staff')
  expect((await visitor.call(getSession, {})).account).toMatchObject({ isUserAdmin: true, displayName: 'Елена' })
  const { id } = (await visitor.call(getSession, {})).account!
  const ofUser = api.db.updateTable('shop_user').where('id', '=', id)
  await ofUser.set({ is_staff: false }).execute()
  expect(await visitor.call(getSession, {})).toMatchObject({ user: 'private', account: { isUserAdmin: false } })
  await ofUser.set({ is_staff: true }).execute()
  visitor.cookies.delete('admacctoken')
  expect((await visitor.call(getSession, {})).account).toMatchObject({ isUserAdmin: false })
})

test.each([
  [4, 4],
  [9, 4],
  [0, 0],
])('the wholesale level %i is told as %i [SESSION-004]', async (level, told) => {
  const visitor = await signedIn('wholesale')
  await api.db
    .updateTable('organization')
    .set({ wholesale_level: level })
    .where('wholesale_type', 'is not', null)
    .execute()
  expect((await visitor.call(getSession, {})).account).toMatchObject({
    wholesalerType: 'generic',
    wholesalerLevel: told,
  })
})

test('a wholesale status of the type fixed has the discounts of contracts [SESSION-005]', async () => {
  await api.db.insertInto('wholesale_level').values({ type: 'fixed', level: 2, discount: 30 }).execute()
  const visitor = await signedIn('wholesale', '2')
  expect(await priceFor(visitor)).toBe(80_000)
  const ofUser = api.db.updateTable('organization').where('wholesale_type', 'is not', null)
  await ofUser.set({ wholesale_type: 'fixed' }).execute()
  expect(await priceFor(visitor)).toBe(70_000)
  expect((await visitor.call(getSession, {})).account).toMatchObject({ wholesalerType: 'fixed' })
  await ofUser.set({ wholesale_type: 'generic' }).execute()
})

test('a contractor of Schlumberger is told as one [SESSION-007]', async () => {
  const visitor = await signedIn('business')
  const organization = (await visitor.call(getSession, {})).account!.organization!
  await api.db.updateTable('organization').set({ is_schlumberger: true }).where('id', '=', organization.id).execute()
  expect((await visitor.call(getSession, {})).account).toMatchObject({ isSchlumbergerContractor: true })
})

test('no call makes a session for a visitor who proves nothing', async () => {
  const document = (await (await fetch(`${api.url}/api/docs/json`)).json()) as { paths: Record<string, object> }
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((one) => `${one} ${path}`),
  )
  expect(calls.filter((one) => /session|login|token/i.test(one))).toEqual(
    expect.arrayContaining(['get /api/session', 'post /api/v1/user/login/phone', 'post /api/v1/user/login/email']),
  )
  const before = await api.db.selectFrom('session_token').select('token_hash').execute()
  for (const one of calls) {
    const [method = '', path = ''] = one.split(' ')
    await fetch(api.url + path, {
      method,
      headers: { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      ...(method === 'get' ? {} : { body: JSON.stringify({ as: 'staff', user: 'staff' }) }),
      signal: AbortSignal.timeout(2000),
    }).catch(() => undefined)
  }
  expect(await api.db.selectFrom('session_token').select('token_hash').execute()).toEqual(before)
  // Hundreds of calls one after the other.
})
