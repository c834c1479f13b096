import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { addToCompare, removeFromCompare } from '@verstak/contracts/compare'
import {
  addToFavorites,
  addToFavoritesList,
  createFavoritesList,
  removeFromFavorites,
} from '@verstak/contracts/favorites'
import { getAggregateInfo } from '@verstak/contracts/header'
import { getMarks } from '@verstak/contracts/marks'
import { signIn } from '../testing/signIn.ts'
import { guidOf } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { deleteGuestMarksBefore } from './markOwner.sql.ts'

const api = useTestApi({ callsPerMinute: { newMarksPerIp: 40 } })

afterEach(() => api.db.deleteFrom('mark_owner').execute())

/** Each call advances the clock by a second, so that the newest mark is well-defined. */
const tick = () => void (api.clock.now = new Date(api.clock.now.getTime() + 1000))
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const marksOf = (visitor: Visitor) => visitor.call(getMarks, {})
async function compare(visitor: Visitor, ...ids: number[]) {
  tick()
  await visitor.call(addToCompare, { body: { productGuids: ids.map(guidOf) } })
}
async function like(visitor: Visitor, id: number) {
  tick()
  await visitor.call(addToFavorites, { body: { id } })
}
/** The browser of a guest after its user has signed in. */
const user = (visitor = api.newVisitor()) => signIn(visitor, api.databaseUrl, 'private')
/** Inserts favourites directly into the common list of an owner, instead of a hundred calls. */
async function likeMany(visitor: Visitor, ids: number[]) {
  await like(visitor, ids[0]!)
  const { id } = await api.db.selectFrom('favorites_list').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const values = ids.slice(1).map((product_id) => ({ list_id: id, product_id, created_at: api.clock.now }))
  await api.db.insertInto('favorites_item').values(values).execute()
}

test('one call tells all that is marked, the newest first; favourites in several lists once [TILE-007]', async () => {
  const visitor = await user()
  expect(await marksOf(visitor)).toEqual({ favorites: [], compare: [] })
  for (const id of [7, 5]) await like(visitor, id)
  await compare(visitor, 2)
  await compare(visitor, 9)
  const { guid } = await visitor.call(createFavoritesList, { body: { name: 'Дача' } })
  tick()
  await visitor.call(addToFavoritesList, { body: { listGuid: guid, productGuid: guidOf(7) } })
  expect(await marksOf(visitor)).toEqual({ favorites: [7, 5], compare: [9, 2] })
})

test('the badges of the header count what is marked [SHELL-037] [API-034]', async () => {
  for (const visitor of [api.newVisitor(), await user()]) {
    const counts = async () => {
      const info = await visitor.call(getAggregateInfo, { query: { regionId: 1 } })
      return [info.compare.count, info.favorites.count]
    }
    expect(await counts()).toEqual([0, 0])
    await compare(visitor, 1, 2, 3)
    await like(visitor, 1)
    expect(await counts()).toEqual([3, 1])
  }
})

test('the lines of the cart say what is marked [TILE-007]', async () => {
  const guest = api.newVisitor()
  await guest.call(getCartToken, {})
  for (const id of [1, 5, 7]) {
    await guest.call(addToCart, { body: { productGuid: guidOf(id), quantity: 1, regionId: 1 } })
  }
  await like(guest, 1)
  await compare(guest, 7)
  const { items } = await guest.call(getCart, { query: { regionId: 1 } })
  const flagsOf = (id: number) => {
    const product = items.find((item) => item.id.site === id)?.product
    return [product?.isInFavorites, product?.isInCompare]
  }
  expect([1, 5, 7].map(flagsOf)).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

test("a guest's marks are the user's from the first call of his session on, and the browser keeps none", async () => {
  const visitor = api.newVisitor()
  const other = await user()
  await like(other, 1)
  await compare(other, 1)
  await like(visitor, 2)
  await like(visitor, 1)
  await compare(visitor, 1, 3)
  await user(visitor)
  const info = await visitor.call(getAggregateInfo, { query: { regionId: 1 } })
  expect([info.favorites.count, info.compare.count]).toEqual([2, 2])
  expect(await marksOf(other)).toEqual({ favorites: [2, 1], compare: [3, 1] })
  visitor.cookies.delete('acctoken')
  expect(await marksOf(visitor)).toEqual({ favorites: [], compare: [] })
  expect(await api.db.selectFrom('mark_owner').select('user_id').execute()).toHaveLength(1)
})

test("what stands in one of the user's lists does not come a second time", async () => {
  const visitor = await user()
  const { guid } = await visitor.call(createFavoritesList, { body: { name: 'Дача' } })
  await visitor.call(addToFavoritesList, { body: { listGuid: guid, productGuid: guidOf(7) } })
  const guest = api.newVisitor()
  await like(guest, 7)
  await user(guest)
  expect((await marksOf(guest)).favorites).toEqual([7])
  expect(await api.db.selectFrom('favorites_item').selectAll().execute()).toHaveLength(1)
})

test('calls at once join the marks once', async () => {
  const visitor = api.newVisitor()
  await compare(visitor, ...range(1, 20))
  await like(visitor, 1)
  await user(visitor)
  const answers = await Promise.all([
    ...range(1, 6).map(() => marksOf(visitor)),
    visitor.call(addToFavorites, { body: { id: 2 } }),
    visitor.call(addToCompare, { body: { productGuids: [guidOf(30)] } }),
  ])
  expect(answers).toHaveLength(8)
  const marks = await marksOf(visitor)
  expect([marks.favorites.toSorted(), marks.compare.length]).toEqual([[1, 2], 21])
})

test('above the limit the latest of the guest fill the free places; the others stay his and do not come by themselves [LIMIT-001] [LIMIT-002]', async () => {
  const full = await user()
  await compare(full, ...range(1, 98))
  await likeMany(full, range(1, 99))
  const guest = api.newVisitor()
  for (const id of [201, 202, 203]) {
    await compare(guest, id)
    await like(guest, id)
  }
  await user(guest)
  const marks = await marksOf(guest)
  expect([marks.compare.length, marks.favorites.length]).toEqual([100, 100])
  expect(marks.compare.slice(0, 2)).toEqual([203, 202])
  expect(marks.favorites[0]).toBe(203)
  // There is free space now, but nothing is moved into it automatically.
  for (const id of [203, 1]) {
    await guest.call(removeFromFavorites, { body: { id } })
    await guest.call(removeFromCompare, { body: { productId: id } })
  }
  const after = await marksOf(guest)
  expect([after.favorites.length, after.compare.length]).toEqual([98, 98])
  const session = guest.cookies.get('acctoken')!
  guest.cookies.delete('acctoken')
  expect(await marksOf(guest)).toEqual({ favorites: [202, 201], compare: [201] })
  // Later marks of the guest are moved as usual.
  await like(guest, 205)
  await compare(guest, 205)
  guest.cookies.set('acctoken', session)
  const { favorites, compare: compared } = await marksOf(guest)
  expect([favorites.length, compared.length]).toEqual([99, 99])
  expect([favorites[0], compared[0]]).toEqual([205, 205])
})

test('a session that has ended shows what its browser marked as a guest', async () => {
  const visitor = await user()
  await like(visitor, 1)
  visitor.cookies.set('acctoken', 'B'.repeat(43))
  expect(await marksOf(visitor)).toEqual({ favorites: [], compare: [] })
  await like(visitor, 2)
  expect(await marksOf(visitor)).toEqual({ favorites: [2], compare: [] })
})

test('what guests have not changed for long is forgotten; users keep theirs', async () => {
  const [guest, fresh, visitor] = [api.newVisitor(), api.newVisitor(), await user()]
  await like(guest, 1)
  await like(visitor, 1)
  tick()
  const moment = api.clock.now
  await like(fresh, 1)
  await deleteGuestMarksBefore(api.db, moment)
  const marks = await Promise.all([guest, fresh, visitor].map(marksOf))
  expect(marks.map(({ favorites }) => favorites)).toEqual([[], [1], [1]])
})

test('a user who goes takes his marks with him, and a product that goes leaves them', async () => {
  const visitor = await user()
  await like(visitor, 300)
  await compare(visitor, 300, 1)
  await api.db.deleteFrom('product_value').where('product_id', '=', 300).execute()
  await api.db.transaction().execute(async (db) => {
    for (const table of ['product_price', 'stock'] as const) {
      await db.deleteFrom(table).where('product_id', '=', 300).execute()
    }
    await db.deleteFrom('product').where('id', '=', 300).execute()
  })
  expect(await marksOf(visitor)).toEqual({ favorites: [], compare: [1] })
  await api.db.deleteFrom('shop_user').execute()
  expect(await api.db.selectFrom('mark_owner').selectAll().execute()).toEqual([])
})

test('one address makes only so many new guests in a minute', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 41; i++) {
    statuses.push((await api.newVisitor().ask(addToFavorites, { body: { id: 1 } })).status)
  }
  expect(statuses).toContain(429)
})
