import { addToCompare, MAX_COMPARED, removeFromCompare } from '@verstak/contracts/compare'
import { clearCompared, getComparison, orderCompared, shareCompared } from '@verstak/contracts/comparison'
import { newSecret } from '../secret.ts'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { deleteSharesBefore } from './compareShare.sql.ts'

const api = useTestApi({ callsPerMinute: { markChangesPerIp: 1e9, newMarksPerIp: 1e9 } })

afterEach(async () => {
  await api.db.deleteFrom('mark_owner').execute()
  await api.db.deleteFrom('compare_share').execute()
})

const [SAWS, SCREWS] = [120, 210]
const tick = () => (api.clock.now = new Date(api.clock.now.getTime() + 1000))

/** Adds products one after the other. */
async function add(visitor: Visitor, ...ids: number[]) {
  for (const id of ids) {
    await visitor.call(addToCompare, { body: { productGuids: [guidOf(id)] } })
    tick()
  }
}

const tableOf = (visitor: Visitor, query: object = {}) =>
  visitor.call(getComparison, { query: { regionId: 1, ...query } })
const idsOf = async (visitor: Visitor, query: object = {}) =>
  (await tableOf(visitor, query)).products.map(({ id }) => id)

async function guidOfCategory(id: number): Promise<string> {
  const { guid } = await api.db.selectFrom('category').select('guid').where('id', '=', id).executeTakeFirstOrThrow()
  return guid
}

/** Ids of products of a category. */
async function someOf(categoryId: number, count: number): Promise<number[]> {
  const products = api.db.selectFrom('product').select('id').where('category_id', '=', categoryId)
  const rows = await products.where('is_active', '=', true).orderBy('id').limit(count).execute()
  return rows.map(({ id }) => id)
}

test('the table is of one category, that of the latest product; others are tabs with their counts [COMPARE-013]', async () => {
  const guest = api.newVisitor()
  const [screw] = await someOf(SCREWS, 1)
  await add(guest, screw!, known.saw, known.discounted)
  const { count, categories, categoryGuid, products } = await tableOf(guest)
  expect(count).toBe(3)
  expect(categories).toEqual([
    { id: SAWS, guid: await guidOfCategory(SAWS), name: 'Пилы', link: '/category/pily-120/', count: 2 },
    { id: SCREWS, guid: await guidOfCategory(SCREWS), name: 'Саморезы', link: '/category/samorezy-210/', count: 1 },
  ])
  expect(categoryGuid).toBe(categories[0]!.guid)
  expect(products).toMatchObject([
    { id: known.discounted, isActive: true, price: 100_000, oldPrice: 150_000 },
    { id: known.saw, isActive: true },
  ])
  expect(await idsOf(guest, { categoryGuid: categories[1]!.guid.toUpperCase() })).toEqual([screw])
})

test('an unknown category shows the tabs of the whole comparison and no table [ROUTE-010]', async () => {
  const guest = api.newVisitor()
  await add(guest, known.saw)
  for (const categoryGuid of [await guidOfCategory(SCREWS), guidOf(999), 'drills', '']) {
    const table = await tableOf(guest, { categoryGuid })
    expect(table).toMatchObject({ count: 1, categories: [{ id: SAWS }], categoryGuid: null, products: [], groups: [] })
  }
  expect((await guest.fail(getComparison, { query: { categoryGuid: 'x'.repeat(101) } })).status).toBe(400)
})

test('characteristics stand in groups, one row for all columns, with numbers where one of them is better', async () => {
  await api.db
    .insertInto('property_group')
    .values([
      { id: 1, name: 'Вес и цвет', position: 2 },
      { id: 2, name: 'Питание', position: 1 },
    ])
    .execute()
  await api.db.updateTable('property').set({ group_id: 1 }).where('id', 'in', [4, 5]).execute()
  await api.db.updateTable('property').set({ better: 'less' }).where('id', '=', 4).execute()
  await api.db.updateTable('property').set({ group_id: 2 }).where('id', '=', 1).execute()
  const [one, other] = (await someOf(SAWS, 2)) as [number, number]
  const give = (product_id: number, ...valueIds: number[]) =>
    api.db
      .insertInto('product_value')
      .values(valueIds.map((value_id) => ({ product_id, value_id })))
      .execute()
  await api.db.deleteFrom('product_value').where('product_id', 'in', [one, other]).execute()
  await give(one, 11, 12, 41, 51)
  await give(other, 12, 42, 33)
  const guest = api.newVisitor()
  await add(guest, one, other)
  // Of the last: the columns are the other product, then the first.
  expect((await tableOf(guest)).groups).toEqual([
    { id: 0, name: null, rows: [{ id: 3, name: 'Мощность', unit: 'Вт', values: ['1200', null] }] },
    {
      id: 2,
      name: 'Питание',
      rows: [{ id: 1, name: 'Питание', unit: null, values: ['Аккумулятор', 'Аккумулятор, Сеть'] }],
    },
    {
      id: 1,
      name: 'Вес и цвет',
      rows: [
        { id: 4, name: 'Вес', unit: 'кг', values: ['2,5', '1,2'], better: 'less', numbers: [2.5, 1.2000000000000002] },
        { id: 5, name: 'Цвет', unit: null, values: [null, 'Синий'] },
      ],
    },
  ])
})

test('a withdrawn product stays a column; prices and stock are those of region and buyer', async () => {
  const company = await signIn(api.newVisitor(), api.databaseUrl, 'business')
  await add(company, known.discounted, known.withdrawn, known.farAway)
  const here = (await tableOf(company)).products
  expect(here.map(({ id, isActive }) => [id, isActive])).toEqual([
    [known.farAway, true],
    [known.withdrawn, false],
    [known.discounted, true],
  ])
  expect(here[0]!.availabilityInfo.isInStock).toBe(false)
  expect(here[2]!.price).toBe(90_000)
  expect((await tableOf(company, { regionId: 2 })).products[0]!.availabilityInfo.isInStock).toBe(true)
})

test('the order is kept; what is added later comes first; what is not compared is passed over', async () => {
  const guest = api.newVisitor()
  const saws = await someOf(SAWS, 5)
  const [a, b, c, d, e] = saws as [number, number, number, number, number]
  await add(guest, a, b, c)
  expect(await idsOf(guest)).toEqual([c, b, a])
  const order = { body: { productIds: [b, e, a, c, b] } }
  expect((await guest.call(orderCompared, order)).attributes.compareCount).toBe(3)
  expect(await idsOf(guest)).toEqual([b, a, c])
  await add(guest, d)
  expect(await idsOf(guest)).toEqual([d, b, a, c])
  const stranger = api.newVisitor()
  expect(await stranger.call(orderCompared, order)).toEqual({ attributes: { compareCount: 0 } })
  expect(stranger.cookies.size).toBe(0)
})

test('a guest who signs in keeps his order', async () => {
  const guest = api.newVisitor()
  const [a, b] = (await someOf(SAWS, 2)) as [number, number]
  await add(guest, a, b)
  await guest.call(orderCompared, { body: { productIds: [a, b] } })
  await signIn(guest, api.databaseUrl, 'private')
  expect(await idsOf(guest)).toEqual([a, b])
})

test('clearing leaves nothing and nobody else notices', async () => {
  const [guest, other] = [api.newVisitor(), api.newVisitor()]
  await add(guest, known.saw, known.discounted)
  await add(other, known.saw)
  for (let i = 0; i < 2; i++) {
    expect((await guest.call(clearCompared, { body: {} })).attributes.compareCount).toBe(0)
  }
  expect(await tableOf(guest)).toEqual({ count: 0, categories: [], categoryGuid: null, products: [], groups: [] })
  expect(await idsOf(other)).toEqual([known.saw])
})

test('each answer says which of two is newer', async () => {
  const guest = api.newVisitor()
  await add(guest, known.saw)
  const ordered = await guest.call(orderCompared, { body: { productIds: [known.saw] } })
  const removed = await guest.call(removeFromCompare, { body: { productId: known.saw } })
  const cleared = await guest.call(clearCompared, { body: {} })
  const revisions = [ordered, removed, cleared].map(({ attributes }) => attributes.revision ?? 0)
  expect(new Set(revisions).size).toBe(3)
  expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
})

test('a link shows its set to anybody, as it was shared; the same set has the same link', async () => {
  const [guest, other] = [api.newVisitor(), api.newVisitor()]
  const [screw] = await someOf(SCREWS, 1)
  await add(guest, screw!, known.saw, known.discounted)
  const body = { categoryGuid: await guidOfCategory(SAWS) }
  const { key, link } = await guest.call(shareCompared, { body })
  expect(link).toBe(`/compare/${body.categoryGuid}/?set=${key}`)
  expect((await guest.call(shareCompared, { body })).key).toBe(key)
  await guest.call(removeFromCompare, { body: { productId: known.saw } })
  expect((await guest.call(shareCompared, { body })).key).not.toBe(key)
  const shared = await tableOf(other, { set: key })
  expect(shared).toMatchObject({ count: 2, categories: [{ id: SAWS, count: 2 }] })
  expect(shared.products.map(({ id }) => id)).toEqual([known.discounted, known.saw])
  expect(other.cookies.size).toBe(0)
})

test('nothing is shared where nothing is compared, and no key opens what was not shared', async () => {
  const [guest, stranger] = [api.newVisitor(), api.newVisitor()]
  await add(guest, known.saw)
  const body = { categoryGuid: await guidOfCategory(SCREWS) }
  for (const visitor of [guest, stranger]) expect((await visitor.fail(shareCompared, { body })).status).toBe(404)
  const { key } = await guest.call(shareCompared, { body: { categoryGuid: await guidOfCategory(SAWS) } })
  for (const set of ['', 'x', newSecret(), key.toLowerCase(), `${key}x`, `${key.slice(0, -1)}%`]) {
    expect((await stranger.fail(getComparison, { query: { set } })).status).toBe(404)
  }
})

test('a set that nobody opens is forgotten; who looks keeps it', async () => {
  const guest = api.newVisitor()
  await add(guest, known.saw)
  const { key } = await guest.call(shareCompared, { body: { categoryGuid: await guidOfCategory(SAWS) } })
  const shared = api.clock.now
  api.clock.now = new Date(shared.getTime() + 3 * 86_400_000)
  await tableOf(guest, { set: key })
  await deleteSharesBefore(api.db, new Date(shared.getTime() + 86_400_000))
  expect(await idsOf(guest, { set: key })).toEqual([known.saw])
  await deleteSharesBefore(api.db, new Date(api.clock.now.getTime() + 1))
  expect((await guest.fail(getComparison, { query: { set: key } })).status).toBe(404)
})

test('a hundred products are one table [LIMIT-001]', async () => {
  const guest = api.newVisitor()
  await guest.call(addToCompare, {
    body: { productGuids: Array.from({ length: MAX_COMPARED }, (_, at) => guidOf(at + 1)) },
  })
  const { count, categories } = await tableOf(guest)
  expect(count).toBe(100)
  let columns = 0
  for (const { guid, count: own } of categories) {
    const { products, groups } = await tableOf(guest, { categoryGuid: guid })
    columns += products.length
    expect(products.length).toBe(own)
    for (const { rows } of groups) for (const { values } of rows) expect(values).toHaveLength(own)
  }
  expect(columns).toBe(100)
})
