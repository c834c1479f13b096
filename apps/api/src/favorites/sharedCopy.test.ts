import * as calls from '@verstak/contracts/favorites'
import { copySharedFavorites, FAVORITES_CSV_PATH, changeFavoritesItem } from '@verstak/contracts/favoritesItems'
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

const listsOf = async (visitor: Visitor) =>
  (await visitor.call(calls.listFavoritesLists, { query: { isShowProducts: true, regionId: 1 } })).lists

/** A shared list with notes and quantities. */
async function share(...ids: number[]) {
  const { guid: listGuid } = await person.call(calls.createFavoritesList, { body: { name: 'Кухня' } })
  for (const id of ids) {
    const productGuid = guidOf(id)
    await person.call(calls.addToFavoritesList, { body: { listGuid, productGuid } })
    await person.call(changeFavoritesItem, { body: { listGuid, productGuid, note: '=Тайна; "5"', quantity: id } })
  }
  const { sharingKey } = await person.call(calls.openFavoritesList, { body: { guid: listGuid } })
  return { listGuid, body: { sharingKey } }
}

test('a user gets a list of the same name, without the notes, at his own prices', async () => {
  const { body } = await share(known.plenty, known.discounted)
  const copied = await company.call(copySharedFavorites, { body })
  expect(copied).toMatchObject({ copied: 2, left: 0, count: 2 })
  expect(await listsOf(company)).toMatchObject([
    {
      guid: copied.guid,
      name: 'Кухня',
      sharingKey: null,
      products: [
        { id: known.discounted, wanted: known.discounted, note: null, price: 90_000, cheaperBy: 0 },
        { id: known.plenty, wanted: known.plenty, note: null },
      ],
    },
  ])
})

test('a guest gets the products into his common list, as far as it has room', async () => {
  const { body } = await share(1, 2, 3)
  const guest = api.newVisitor()
  for (let id = 3; id < 102; id++) await guest.call(calls.addToFavorites, { body: { id } })
  expect(await guest.call(copySharedFavorites, { body })).toMatchObject({ copied: 1, left: 1, count: 100 })
  expect((await listsOf(guest))[0]?.productGuids.slice(0, 2)).toEqual([guidOf(2), guidOf(101)])
  const { status, body: refusal } = await guest.fail(copySharedFavorites, { body })
  expect([status, refusal]).toMatchObject([400, { details: [{ code: 'favorites-full' }] }])
})

test('a key that opens nothing copies nothing, and gives nobody a token', async () => {
  const { listGuid, body } = await share(1)
  await person.call(calls.closeFavoritesList, { body: { guid: listGuid } })
  const guest = api.newVisitor()
  expect((await guest.fail(copySharedFavorites, { body })).status).toBe(404)
  expect(guest.cookies.size).toBe(0)
})

test('the owner sees that a shared list is his', async () => {
  const query = { ...(await share(1)).body, regionId: 1 }
  expect(await person.call(calls.getSharedFavorites, { query })).toMatchObject({ isOwn: true })
  expect((await company.call(calls.getSharedFavorites, { query })).isOwn).toBeUndefined()
})

const csvOf = (visitor: Visitor, listGuid: string) =>
  fetch(`${api.url}${FAVORITES_CSV_PATH}?listGuid=${listGuid}`, {
    headers: { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') },
  })

test('a list is saved as a table in which no cell is a formula', async () => {
  const { listGuid } = await share(known.withdrawn, known.plenty)
  const answer = await csvOf(person, listGuid)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toContain('Кухня.csv')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const rows = bytes.toString().split('\r\n')
  expect(rows[0]).toBe('\uFEFFКод;Товар;Цена, ₽;Нужно, шт;Сумма, ₽;Наличие;Заметка')
  expect(rows[1]).toMatch(/;1000,00;7;7000,00;В наличии;"'=Тайна; ""5"""$/)
  expect(rows[2]).toMatch(/;Пила снятая;1000,00;4;4000,00;Снят с продажи;/)
})

test.each(['', 'x', '4c1f2f0e-6f0b-4a55-9f0e-0c6f4a1f4e11'])('of the list «%s» there is no table', async (guid) => {
  expect((await csvOf(person, guid)).status).toBe(404)
})

test("there is no table of another visitor's list", async () => {
  const { listGuid } = await share(1)
  for (const visitor of [company, api.newVisitor()]) expect((await csvOf(visitor, listGuid)).status).toBe(404)
})
