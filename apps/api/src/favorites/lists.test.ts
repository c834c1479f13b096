import { randomBytes } from 'node:crypto'
import * as calls from '@verstak/contracts/favorites'
import { CALLS_PER_MINUTE } from '../rateLimits.ts'
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

const create = async (visitor: Visitor, name = 'Кухня') =>
  (await visitor.call(calls.createFavoritesList, { body: { name } })).guid
const listsOf = async (visitor: Visitor, query = {}) => (await visitor.call(calls.listFavoritesLists, { query })).lists
const named = (listGuid: string, id: number) => ({ body: { listGuid, productGuid: guidOf(id) } })
const put = (visitor: Visitor, listGuid: string, id: number) =>
  visitor.call(calls.addToFavoritesList, named(listGuid, id))
const commonOf = async (visitor: Visitor) => {
  await visitor.call(calls.addToFavorites, { body: { id: known.plenty } })
  return (await listsOf(visitor))[0]!.guid
}

test('a user makes lists and renames them; the common one comes first [API-027] [API-028] [FAV-001]', async () => {
  const made = await person.call(calls.createFavoritesList, { body: { name: '  Кухня_1 ' } })
  expect(made).toEqual({ id: expect.any(Number), guid: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  await create(person, 'Дача')
  await person.call(calls.addToFavorites, { body: { id: known.saw } })
  expect((await listsOf(person)).map(({ name, isCommon }) => [name, isCommon])).toEqual([
    ['Избранное', true],
    ['Кухня_1', false],
    ['Дача', false],
  ])
  await person.call(calls.renameFavoritesList, { query: { guid: made.guid }, body: { name: 'Кухня 2' } })
  const [list, ...others] = await listsOf(person, { listGuid: made.guid })
  expect(list).toEqual({ ...made, name: 'Кухня 2', productGuids: [], sharingKey: null, isCommon: false })
  expect(others).toEqual([])
})

test('a product goes into one list and out of it; the toggle takes it out of all [API-031] [API-032] [API-024]', async () => {
  const [kitchen, house] = [await create(person), await create(person, 'Дача')]
  expect(await put(person, kitchen, 1)).toMatchObject({ meta: { status: 'success' }, count: 1 })
  for (const list of [kitchen, house]) expect(await put(person, list, 2)).toMatchObject({ count: 2 })
  expect(await put(person, house, 2)).toMatchObject({ count: 2 })
  const contents = async () => (await listsOf(person)).map(({ productGuids }) => productGuids)
  expect(await contents()).toEqual([[guidOf(2), guidOf(1)], [guidOf(2)]])
  for (const id of [2, 999]) {
    expect(await person.call(calls.removeFromFavoritesList, named(kitchen, id))).toMatchObject({ count: 2 })
  }
  expect(await contents()).toEqual([[guidOf(1)], [guidOf(2)]])
  await put(person, kitchen, 2)
  expect(await person.call(calls.removeFromFavorites, { body: { id: 2 } })).toMatchObject({ count: 1 })
  expect(await contents()).toEqual([[guidOf(1)], []])
})

test('a list is emptied, and deleted with what is in it; deleting twice succeeds [API-029] [API-030]', async () => {
  const [kitchen, house] = [await create(person), await create(person, 'Дача')]
  await put(person, kitchen, 1)
  await put(person, house, 2)
  expect(await person.call(calls.clearFavoritesList, { body: { guid: kitchen } })).toMatchObject({ count: 1 })
  for (let i = 0; i < 2; i++) {
    expect(await person.call(calls.deleteFavoritesList, { body: { guid: house } })).toMatchObject({ count: 0 })
  }
  expect(await listsOf(person)).toMatchObject([{ guid: kitchen, productGuids: [] }])
})

test('the common list is emptied, but neither renamed nor deleted, and the shopper is told so', async () => {
  const guid = await commonOf(person)
  const text = 'Этот список нельзя переименовать или удалить'
  const renamed = await person.fail(calls.renameFavoritesList, { query: { guid }, body: { name: 'Дача' } })
  const deleted = await person.fail(calls.deleteFavoritesList, { body: { guid } })
  for (const { status, body } of [renamed, deleted]) {
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'guid' }], details: [{ code: 'common-list', message: text }] })
  }
  expect(await person.call(calls.clearFavoritesList, { body: { guid } })).toMatchObject({ count: 0 })
})

test("guests' calls of lists are refused, and leave nothing behind [FAV-003]", async () => {
  const guest = api.newVisitor()
  const [guid, name] = [guidOf(1), 'Кухня']
  const refusals = await Promise.all([
    guest.fail(calls.createFavoritesList, { body: { name } }),
    guest.fail(calls.renameFavoritesList, { query: { guid }, body: { name } }),
    guest.fail(calls.clearFavoritesList, { body: { guid } }),
    guest.fail(calls.deleteFavoritesList, { body: { guid } }),
    guest.fail(calls.addToFavoritesList, named(guid, 1)),
    guest.fail(calls.removeFromFavoritesList, named(guid, 1)),
    guest.fail(calls.openFavoritesList, { body: { guid } }),
    guest.fail(calls.closeFavoritesList, { body: { guid } }),
  ])
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(refusals.map(() => [401, 'sign-in-required']))
  expect(await api.db.selectFrom('mark_owner').select('id').execute()).toEqual([])
})

test("another user's list is not there", async () => {
  const guid = await create(company)
  await put(company, guid, 1)
  const refusals = await Promise.all([
    person.fail(calls.renameFavoritesList, { query: { guid }, body: { name: 'Дача' } }),
    person.fail(calls.clearFavoritesList, { body: { guid } }),
    person.fail(calls.addToFavoritesList, named(guid, 2)),
    person.fail(calls.removeFromFavoritesList, named(guid, 1)),
    person.fail(calls.openFavoritesList, { body: { guid } }),
    person.fail(calls.closeFavoritesList, { body: { guid } }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404))
  await person.call(calls.deleteFavoritesList, { body: { guid } })
  expect(await listsOf(person, { listGuid: guid })).toEqual([])
  expect(await listsOf(company)).toMatchObject([{ name: 'Кухня', productGuids: [guidOf(1)], sharingKey: null }])
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['Кухня!', 'symbols'],
  ['а'.repeat(256), 'long'],
])('the name «%s» is refused at its field [FAV-012] [FAV-013] [FAV-014]', async (name, reason) => {
  const guid = await create(person)
  for (const answer of [
    await person.fail(calls.createFavoritesList, { body: { name } }),
    await person.fail(calls.renameFavoritesList, { query: { guid }, body: { name } }),
  ]) {
    expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field: 'name', reason }]])
  }
  expect(await listsOf(person)).toMatchObject([{ name: 'Кухня' }])
})

test('each list has its own hundred places [LIMIT-002]', async () => {
  const [kitchen, house] = [await create(person), await create(person, 'Дача')]
  for (let id = 1; id <= 100; id++) await put(person, kitchen, id)
  const { status, body } = await person.fail(calls.addToFavoritesList, named(kitchen, 101))
  expect([status, body.errors?.[0]?.reason]).toEqual([400, 'favorites-full'])
  expect(await put(person, house, 101)).toMatchObject({ count: 101 })
})

test('a user makes so many lists and no more, also when two come at once', async () => {
  for (let i = 1; i < calls.MAX_FAVORITES_LISTS; i++) await create(person, `Дача ${i}`)
  const body = { name: 'Кухня' }
  const answers = await Promise.all([1, 2, 3].map(() => person.ask(calls.createFavoritesList, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const refused = answers.find(({ status }) => status === 400)
  const message = 'Можно создать не более 30 списков. Пожалуйста, удалите неактуальные'
  expect(refused?.body).toMatchObject({ details: [{ code: 'lists-full', message }] })
  await commonOf(person)
  expect(await listsOf(person)).toHaveLength(calls.MAX_FAVORITES_LISTS + 1)
})

test('who has the key of an open list sees it at his own prices, until it is closed for good [API-033]', async () => {
  const guid = await create(person)
  await put(person, guid, known.discounted)
  await put(person, guid, known.withdrawn)
  const { sharingKey } = await person.call(calls.openFavoritesList, { body: { guid } })
  expect(await person.call(calls.openFavoritesList, { body: { guid } })).toEqual({ sharingKey })
  expect(await listsOf(person)).toMatchObject([{ sharingKey }])
  const shared = { query: { sharingKey, regionId: 1 } }
  const guest = await api.newVisitor().call(calls.getSharedFavorites, shared)
  expect(guest).toMatchObject({
    name: 'Кухня',
    products: [
      { id: known.withdrawn, isActive: false },
      { id: known.discounted, isActive: true, isInFavorites: false },
    ],
  })
  const priceOf = ({ products }: typeof guest) => products.find(({ id }) => id === known.discounted)?.price
  expect(priceOf(guest)).toBe(100_000)
  expect(priceOf(await company.call(calls.getSharedFavorites, shared))).toBe(90_000)
  await person.call(calls.closeFavoritesList, { body: { guid } })
  expect((await api.newVisitor().fail(calls.getSharedFavorites, shared)).status).toBe(404)
  const again = await person.call(calls.openFavoritesList, { body: { guid } })
  expect(again.sharingKey).not.toBe(sharingKey)
})

test('ten thousand guesses of a key find nothing, and most are not even looked up', async () => {
  const guid = await create(person)
  const { sharingKey } = await person.call(calls.openFavoritesList, { body: { guid } })
  expect(sharingKey).toMatch(/^[\w-]{43}$/)
  const guest = api.newVisitor()
  const statuses = new Map<number, number>()
  const guess = async () => {
    const query = { sharingKey: randomBytes(32).toString('base64url'), regionId: 1 }
    const { status } = await guest.ask(calls.getSharedFavorites, { query })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  for (let i = 0; i < 10_000; i += 20) await Promise.all(Array.from({ length: 20 }, guess))
  expect([...statuses.keys()].toSorted()).toEqual([404, 429])
  expect(statuses.get(404)).toBeLessThanOrEqual(CALLS_PER_MINUTE.sharedListsPerIp * 3)
})
