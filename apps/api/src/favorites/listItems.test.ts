import * as calls from '@verstak/contracts/favorites'
import * as items from '@verstak/contracts/favoritesItems'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { markChangesPerIp: 1e9 } })
let person: Visitor
let company: Visitor

beforeAll(async () => {
  person = await signIn(api.newVisitor(), api.databaseUrl, 'private')
  company = await signIn(api.newVisitor(), api.databaseUrl, 'business')
})
afterEach(() => api.db.deleteFrom('mark_owner').execute())

const tick = (ms = 1000) => void (api.clock.now = new Date(api.clock.now.getTime() + ms))
const create = async (visitor: Visitor, name = 'Кухня') =>
  (await visitor.call(calls.createFavoritesList, { body: { name } })).guid
const listOf = async (visitor: Visitor, listGuid?: string) => {
  const query = { isShowProducts: true, regionId: 1, ...(listGuid && { listGuid }) }
  return (await visitor.call(calls.listFavoritesLists, { query })).lists[0]!
}
const idsOf = async (visitor: Visitor, listGuid?: string) =>
  (await listOf(visitor, listGuid)).products?.map(({ id }) => id)
const put = async (visitor: Visitor, listGuid: string, ...ids: number[]) => {
  for (const id of ids) await visitor.call(calls.addToFavoritesList, { body: { listGuid, productGuid: guidOf(id) } })
}
const like = async (visitor: Visitor, ...ids: number[]) => {
  for (const id of ids) await visitor.call(calls.addToFavorites, { body: { id } })
  return (await listOf(visitor)).guid
}
const of = (listGuid: string, ...ids: number[]) => ({ body: { listGuid, productGuids: ids.map(guidOf) } })

test('products stand as their owner orders them; what came meanwhile stands first', async () => {
  for (const visitor of [api.newVisitor(), person]) {
    const guid = await like(visitor, 1, 2, 3)
    expect(await idsOf(visitor)).toEqual([3, 2, 1])
    await like(visitor, 4)
    await visitor.call(items.orderFavoritesItems, of(guid, 2, 1, 3, 300))
    expect(await idsOf(visitor)).toEqual([4, 2, 1, 3])
    await visitor.call(items.orderFavoritesItems, of(guid, 3, 4, 2, 1))
    await like(visitor, 5)
    expect(await idsOf(visitor)).toEqual([5, 3, 4, 2, 1])
  }
})

test('a note and a wanted quantity stay with the product, and guests who sign in keep them', async () => {
  const guest = api.newVisitor()
  const listGuid = await like(guest, 1, 2)
  const change = (changes: object) =>
    guest.call(items.changeFavoritesItem, { body: { listGuid, productGuid: guidOf(1), ...changes } })
  await change({ note: '  Под вытяжку ', quantity: 4 })
  expect((await listOf(guest)).products).toMatchObject([
    { id: 2, note: null, wanted: 1 },
    { id: 1, note: 'Под вытяжку', wanted: 4 },
  ])
  await change({ quantity: 5 })
  await guest.call(items.orderFavoritesItems, of(listGuid, 1, 2))
  await signIn(guest, api.databaseUrl, 'private')
  expect((await listOf(guest)).products).toMatchObject([{ id: 1, note: 'Под вытяжку', wanted: 5 }, { id: 2 }])
})

test.each([
  ['an empty note is none', { note: ' ' }, 200],
  ['a long note is refused', { note: 'а'.repeat(256) }, 400],
  ['nothing wanted is refused', { quantity: 0 }, 400],
  ['half a piece is refused', { quantity: 1.5 }, 400],
  ['too many are refused', { quantity: 1000 }, 400],
  ['no change is none', {}, 200],
])('%s', async (_, changes, status) => {
  const listGuid = await like(person, 1)
  const body = { listGuid, productGuid: guidOf(1), ...changes }
  expect((await person.ask(items.changeFavoritesItem, { body })).status).toBe(status)
  expect((await listOf(person)).products).toMatchObject([{ note: null, wanted: 1 }])
})

test('what is taken out comes back as it was, to its place, within an hour [FAV-019]', async () => {
  const guest = api.newVisitor()
  const listGuid = await like(guest, 1, 2, 3)
  await guest.call(items.changeFavoritesItem, { body: { listGuid, productGuid: guidOf(2), note: 'Дача', quantity: 2 } })
  expect(await guest.call(items.removeFavoritesItems, of(listGuid, 2, 3, 300))).toMatchObject({ count: 1 })
  expect(await idsOf(guest)).toEqual([1])
  expect(await guest.call(items.restoreFavoritesItems, of(listGuid, 2, 5))).toMatchObject({ count: 2 })
  expect((await listOf(guest)).products).toMatchObject([{ id: 2, note: 'Дача', wanted: 2 }, { id: 1 }])
  tick(items.RESTORABLE_MS + 1)
  expect(await guest.call(items.restoreFavoritesItems, of(listGuid, 3))).toMatchObject({ count: 2 })
})

test('a full list takes nothing back [LIMIT-002]', async () => {
  const listGuid = await like(person, 1)
  await person.call(items.removeFavoritesItems, of(listGuid, 1))
  await like(person, ...Array.from({ length: 100 }, (_, index) => index + 10))
  const { status, body } = await person.fail(items.restoreFavoritesItems, of(listGuid, 1))
  expect([status, body.errors?.[0]?.reason]).toEqual([400, 'favorites-full'])
  expect(await idsOf(person)).toHaveLength(100)
})

test('products move and are copied between lists with their notes, all or none', async () => {
  const [from, to] = [await create(person), await create(person, 'Дача')]
  await put(person, from, 1, 2, 3)
  await put(person, to, 3)
  await person.call(items.changeFavoritesItem, { body: { listGuid: from, productGuid: guidOf(1), note: 'Мойка' } })
  const send = (isCopy: boolean, ...ids: number[]) => {
    const { body } = of(from, ...ids)
    return person.call(items.transferFavoritesItems, { body: { ...body, toGuid: to, isCopy } })
  }
  expect(await send(true, 1)).toMatchObject({ count: 3 })
  expect([await idsOf(person, from), await idsOf(person, to)]).toEqual([
    [3, 2, 1],
    [1, 3],
  ])
  expect(await send(false, 2, 3)).toMatchObject({ count: 3 })
  expect([await idsOf(person, from), await idsOf(person, to)]).toEqual([[1], [2, 1, 3]])
  expect((await listOf(person, to)).products?.[1]).toMatchObject({ id: 1, note: 'Мойка' })
})

test('what does not fit stays where it is [LIMIT-002]', async () => {
  const [from, to] = [await create(person), await create(person, 'Дача')]
  await put(person, to, ...Array.from({ length: 99 }, (_, index) => index + 10))
  await put(person, from, 1, 2)
  const body = { ...of(from, 1, 2).body, toGuid: to, isCopy: false }
  const { status, body: refusal } = await person.fail(items.transferFavoritesItems, { body })
  const message = 'В избранное можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные'
  expect([status, refusal]).toMatchObject([400, { details: [{ code: 'favorites-full', message }] }])
  expect([(await idsOf(person, from))?.length, (await idsOf(person, to))?.length]).toEqual([2, 99])
})

test('lists tell what became cheaper and what came back since, to their owner alone', async () => {
  const guid = await create(person)
  await put(person, guid, known.saw, known.expected, 5)
  const changed = async () =>
    (await listOf(person, guid)).products?.map(({ id, cheaperBy, isBack }) => ({ id, cheaperBy, isBack }))
  const same = { cheaperBy: 0, isBack: false }
  expect(await changed()).toEqual([
    { id: 5, ...same },
    { id: known.expected, ...same },
    { id: known.saw, ...same },
  ])
  await api.db.updateTable('favorites_item').set({ added_price: 150_000 }).where('product_id', '=', known.saw).execute()
  await api.db.updateTable('favorites_item').set({ missing_region_id: 1 }).where('product_id', '=', 5).execute()
  expect(await changed()).toEqual([
    { id: 5, cheaperBy: 0, isBack: true },
    { id: known.expected, ...same },
    { id: known.saw, cheaperBy: 50_000, isBack: false },
  ])
  const stored = await api.db
    .selectFrom('favorites_item')
    .select('missing_region_id')
    .where('product_id', '=', known.expected)
    .execute()
  expect(stored).toEqual([{ missing_region_id: 1 }])
  const { sharingKey } = await person.call(calls.openFavoritesList, { body: { guid } })
  const { products } = await api.newVisitor().call(calls.getSharedFavorites, { query: { sharingKey, regionId: 1 } })
  for (const product of products) {
    expect(Object.keys(product)).not.toEqual(expect.arrayContaining(['note']))
    expect([product.wanted, product.cheaperBy, product.isBack]).toEqual([1, undefined, undefined])
  }
})

test('the price at adding is what the owner would have paid, whatever his browser says', async () => {
  await company.call(calls.addToFavorites, { body: { productId: known.discounted, price: 1 } })
  const [row] = await api.db.selectFrom('favorites_item').select('added_price').execute()
  expect(row).toEqual({ added_price: 90_000 })
  expect((await listOf(company)).products).toMatchObject([{ price: 90_000, cheaperBy: 0 }])
})

test('a product without a price stays in its list, apart from those with one', async () => {
  const guest = api.newVisitor()
  await like(guest, 299)
  const price = api.db.deleteFrom('product_price').where('product_id', '=', 299)
  const stored = await api.db.selectFrom('product_price').selectAll().where('product_id', '=', 299).execute()
  await api.db.transaction().execute((db) => db.executeQuery(price.compile()))
  const { products, unpriced } = await listOf(guest)
  await api.db.insertInto('product_price').values(stored).execute()
  expect(products).toEqual([])
  expect(unpriced).toMatchObject([{ guid: guidOf(299), wanted: 1, note: null }])
})

test("another visitor's list is not there, for guests and for users", async () => {
  const guid = await create(company)
  await put(company, guid, 1)
  const own = await create(person)
  await put(person, own, 2)
  const guest = api.newVisitor()
  await like(guest, 3)
  const item = { listGuid: guid, productGuid: guidOf(1) }
  for (const visitor of [person, guest, api.newVisitor()]) {
    const answers = await Promise.all([
      visitor.fail(items.removeFavoritesItems, of(guid, 1)),
      visitor.fail(items.restoreFavoritesItems, of(guid, 1)),
      visitor.fail(items.orderFavoritesItems, of(guid, 1)),
      visitor.fail(items.changeFavoritesItem, { body: { ...item, note: 'x' } }),
    ])
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not-found']))
  }
  for (const [listGuid, toGuid] of [
    [guid, own],
    [own, guid],
  ] as const) {
    const body = { listGuid, toGuid, productGuids: [guidOf(1)], isCopy: true }
    expect((await person.fail(items.transferFavoritesItems, { body })).status).toBe(404)
  }
  const body = { listGuid: guid, toGuid: guid, productGuids: [guidOf(1)], isCopy: true }
  expect((await guest.fail(items.transferFavoritesItems, { body })).status).toBe(401)
  expect((await listOf(company, guid)).products).toMatchObject([{ id: 1, note: null }])
})

test('each change has a bigger revision than the one before, also when a guest signs in', async () => {
  const guest = api.newVisitor()
  const answers = [
    await guest.call(calls.addToFavorites, { body: { id: 1 } }),
    await guest.call(calls.addToFavorites, { body: { id: 2 } }),
    await guest.call(calls.removeFromFavorites, { body: { id: 1 } }),
  ]
  await signIn(guest, api.databaseUrl, 'private')
  answers.push(await guest.call(calls.addToFavorites, { body: { id: 3 } }))
  const revisions = answers.map(({ revision }) => revision!)
  expect(revisions).toEqual([...new Set(revisions)].toSorted((one, other) => one - other))
})
