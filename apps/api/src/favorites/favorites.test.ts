import {
  addToFavorites,
  countFavorites,
  listFavoritesLists,
  MAX_FAVORITES,
  removeFromFavorites,
} from '@verstak/contracts/favorites'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { markChangesPerIp: 1e9, newMarksPerIp: 1e9 } })

afterEach(() => api.db.deleteFrom('mark_owner').execute())

/** By guid, so that products beyond 300 are unknown. */
const product = (id: number) => ({ body: { id, productGuid: guidOf(id) } })
const add = (visitor: Visitor, id: number) => visitor.call(addToFavorites, product(id))
/** The only list there is. */
async function fill(visitor: Visitor, count: number): Promise<void> {
  await add(visitor, 1)
  const { list_id } = await api.db.selectFrom('favorites_item').select('list_id').executeTakeFirstOrThrow()
  const items = range(2, count - 1).map((product_id) => ({
    ...{ list_id, product_id, position: product_id },
    created_at: api.clock.now,
  }))
  await api.db.insertInto('favorites_item').values(items).execute()
}
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const countOf = async (visitor: Visitor) => (await visitor.call(countFavorites, {})).count
const guidsOf = async (visitor: Visitor) =>
  (await visitor.call(listFavoritesLists, { query: {} })).lists.map(({ productGuids }) => productGuids)

test('adding and removing answer success and how many there are; the count tells the same [API-023] [API-024] [API-025]', async () => {
  const guest = api.newVisitor()
  const success = { meta: { status: 'success' }, revision: expect.any(Number) }
  expect(await add(guest, known.saw)).toEqual({ ...success, count: 1 })
  expect(await add(guest, known.plenty)).toEqual({ ...success, count: 2 })
  expect(await countOf(guest)).toBe(2)
  expect(await guest.call(removeFromFavorites, product(known.saw))).toEqual({ ...success, count: 1 })
  expect(await countOf(guest)).toBe(1)
})

test('a tile names a product by its id alone, and says its price [API-063] [API-064]', async () => {
  const guest = api.newVisitor()
  const body = { productId: known.saw, price: 100_000 }
  expect(await guest.call(addToFavorites, { body })).toMatchObject({ count: 1 })
  expect(await guidsOf(guest)).toEqual([[guidOf(known.saw)]])
  expect(await guest.call(removeFromFavorites, { body: { productId: known.saw } })).toMatchObject({ count: 0 })
})

test('adding twice is one, and removing what is not there succeeds', async () => {
  const guest = api.newVisitor()
  await add(guest, known.saw)
  expect(await add(guest, known.saw)).toMatchObject({ count: 1 })
  for (const id of [known.plenty, 999]) {
    expect(await guest.call(removeFromFavorites, product(id))).toMatchObject({ meta: { status: 'success' }, count: 1 })
  }
})

test('who only looks or removes is given no token, and has nothing', async () => {
  const guest = api.newVisitor()
  expect(await guest.call(removeFromFavorites, product(known.saw))).toMatchObject({ count: 0 })
  expect(await countOf(guest)).toBe(0)
  expect(await guidsOf(guest)).toEqual([])
  expect([...guest.cookies.keys()]).toEqual([])
})

test('a guest has one common list, the newest first [FAV-003] [API-026]', async () => {
  const guest = api.newVisitor()
  await add(guest, known.saw)
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  await add(guest, known.plenty)
  const { lists } = await guest.call(listFavoritesLists, { query: {} })
  expect(lists).toEqual([
    {
      id: expect.any(Number),
      guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Избранное',
      productGuids: [guidOf(known.plenty), guidOf(known.saw)],
      sharingKey: null,
      isCommon: true,
    },
  ])
})

test('with isShowProducts the lists bring tiles; a withdrawn product stays and says so [API-026]', async () => {
  const guest = api.newVisitor()
  await add(guest, known.saw)
  await add(guest, known.withdrawn)
  const { lists } = await guest.call(listFavoritesLists, { query: { isShowProducts: true, regionId: 1 } })
  expect(lists[0]?.products).toMatchObject([
    { id: known.withdrawn, isAvailable: false, isActive: false, isInFavorites: true },
    { id: known.saw, price: 100_000, isAvailable: true, isActive: true, isInFavorites: true, isInCompare: false },
  ])
})

test('a full list refuses one more with 400 and the sentence for the shopper; what it has it takes [LIMIT-002] [ERR-007] [CONST-002]', async () => {
  const guest = api.newVisitor()
  await fill(guest, MAX_FAVORITES)
  const { status, body } = await guest.fail(addToFavorites, product(MAX_FAVORITES + 1))
  const text = 'В избранное можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные'
  expect([status, MAX_FAVORITES]).toEqual([400, 100])
  expect(body).toMatchObject({
    code: 'invalid-input',
    errors: [{ reason: 'favorites-full', text }],
    meta: { status: 'error', message: text },
    details: [{ code: 'favorites-full', message: text }],
  })
  expect(await add(guest, 1)).toMatchObject({ count: 100 })
  await guest.call(removeFromFavorites, product(1))
  expect(await add(guest, MAX_FAVORITES + 1)).toMatchObject({ count: 100 })
})

test('of two that come at once for the last place one is refused [LIMIT-002]', async () => {
  const guest = api.newVisitor()
  await fill(guest, MAX_FAVORITES - 1)
  const answers = await Promise.all(range(200, 6).map((id) => guest.ask(addToFavorites, product(id))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  expect(await countOf(guest)).toBe(100)
})

test.each([
  ['an unknown guid', { productGuid: guidOf(999) }, 404, 'productGuid', 'not-found'],
  ['an unknown id', { id: 999 }, 404, 'id', 'not-found'],
  ['an unknown id of a tile', { productId: 999 }, 404, 'productId', 'not-found'],
  ['id and guid of two products', { id: 1, productGuid: guidOf(2) }, 400, 'productGuid', 'differs'],
  ['two ids', { id: 1, productId: 2 }, 400, 'productId', 'differs'],
  ['no product', {}, 400, 'productGuid', 'product-required'],
  ['a guid that is none', { productGuid: 'x' }, 400, 'productGuid', 'uuid'],
  ['an id that is none', { id: -1 }, 400, 'id', 'min_value'],
])('%s is refused at its field, and nobody is given a token', async (_, body, status, field, reason) => {
  const guest = api.newVisitor()
  const answer = await guest.fail(addToFavorites, { body })
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ errors: [{ field, reason }], meta: { status: 'error' }, details: [] })
  expect(guest.cookies.size).toBe(0)
  expect(await api.db.selectFrom('mark_owner').select('id').execute()).toEqual([])
})

test("a guest's token is stored as a hash only, out of the reach of scripts; a mark for scripts says that it exists", async () => {
  const guest = api.newVisitor()
  const { headers } = await guest.ask(addToFavorites, product(known.saw))
  const [token, mark] = headers.getSetCookie()
  expect(token).toMatch(/^marksToken=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/)
  expect(mark).toMatch(/^has_marks=1; Max-Age=31536000; Path=\/; SameSite=Lax/)
  const stored = JSON.stringify(await api.db.selectFrom('mark_owner').selectAll().execute())
  expect(stored).not.toContain(guest.cookies.get('marksToken'))
})

test('a token that the store never gave leads nowhere, and is replaced', async () => {
  const guest = api.newVisitor()
  const planted = 'A'.repeat(43)
  guest.cookies.set('marksToken', planted)
  expect(await countOf(guest)).toBe(0)
  await add(guest, known.saw)
  expect(guest.cookies.get('marksToken')).not.toBe(planted)
  expect(await countOf(guest)).toBe(1)
})

test('nobody sees or changes what another visitor marked', async () => {
  const [guest, other] = [api.newVisitor(), api.newVisitor()]
  const [person, company] = [
    await signIn(api.newVisitor(), api.databaseUrl, 'private'),
    await signIn(api.newVisitor(), api.databaseUrl, 'business'),
  ]
  const all = [guest, other, person, company]
  for (const [index, visitor] of all.entries()) await add(visitor, index + 1)
  expect(await Promise.all(all.map(guidsOf))).toEqual([[[guidOf(1)]], [[guidOf(2)]], [[guidOf(3)]], [[guidOf(4)]]])
  for (const visitor of all) await add(visitor, 9)
  for (const visitor of [other, person]) await visitor.call(removeFromFavorites, product(9))
  expect(await Promise.all(all.map(countOf))).toEqual([2, 1, 1, 2])
})

test('a page of another site changes nothing', async () => {
  const guest = api.newVisitor()
  await add(guest, known.saw)
  const { status } = await guest.fail(removeFromFavorites, product(known.saw), {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  })
  expect(status).toBe(403)
  expect(await countOf(guest)).toBe(1)
})
