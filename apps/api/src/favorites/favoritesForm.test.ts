import * as calls from '@verstak/contracts/favorites'
import { FAVORITES_FORM_PATH } from '@verstak/contracts/favoritesForm'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const PAGE = '/user/favorites/'

const api = useTestApi({ callsPerMinute: { markChangesPerIp: 1e9 } })
let person: Visitor
let company: Visitor

beforeAll(async () => {
  person = await signIn(api.newVisitor(), api.databaseUrl, 'private')
  company = await signIn(api.newVisitor(), api.databaseUrl, 'business')
})
afterEach(() => api.db.deleteFrom('mark_owner').execute())

/** Sends the form as a browser without scripts does. @returns status and address of the next page */
async function send(visitor: Visitor, fields: Record<string, string>, from = PAGE) {
  const answer = await fetch(`${api.url}${FAVORITES_FORM_PATH}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://127.0.0.1:3000',
      referer: `http://127.0.0.1:3000${from}`,
      'sec-fetch-site': 'same-origin',
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, to: answer.headers.get('location') }
}
const listsOf = async (visitor: Visitor) =>
  (await visitor.call(calls.listFavoritesLists, { query: { isShowProducts: true, regionId: 1 } })).lists
const create = async (name = 'Кухня') => (await person.call(calls.createFavoritesList, { body: { name } })).guid

test('without scripts a list is made, renamed, opened, closed, emptied and deleted [FAV-003]', async () => {
  const made = await send(person, { action: 'create', name: ' Дача ' })
  const [{ guid: listGuid, name }] = (await listsOf(person)) as [calls.FavoritesList]
  expect([name, made.status, made.to]).toEqual(['Дача', 303, `${PAGE}?listGuid=${listGuid}`])
  await person.call(calls.addToFavoritesList, { body: { listGuid, productGuid: guidOf(known.plenty) } })

  expect(await send(person, { action: 'rename', listGuid, name: 'Кухня' })).toEqual(made)
  await send(person, { action: 'open', listGuid })
  expect(await listsOf(person)).toMatchObject([{ name: 'Кухня', sharingKey: expect.any(String) }])
  await send(person, { action: 'close', listGuid })
  await send(person, { action: 'clear', listGuid })
  expect(await listsOf(person)).toMatchObject([{ sharingKey: null, productGuids: [] }])
  expect((await send(person, { action: 'delete', listGuid })).to).toBe(PAGE)
  expect(await listsOf(person)).toEqual([])
})

test('without scripts a guest writes a note and a quantity, and removes a product', async () => {
  const guest = api.newVisitor()
  await guest.call(calls.addToFavorites, { body: { id: known.plenty } })
  const [{ guid: listGuid }] = (await listsOf(guest)) as [calls.FavoritesList]
  const product = { listGuid, productGuid: guidOf(known.plenty) }
  await send(guest, { action: 'write', ...product, quantity: ' 4 ', note: ' Под мойку ' })
  expect((await listsOf(guest))[0]?.products).toMatchObject([{ wanted: 4, note: 'Под мойку' }])
  for (const quantity of ['0', 'много', '1000', '1.5', '']) {
    const { to } = await send(guest, { action: 'write', ...product, quantity, note: '' })
    expect(to).toBe(`${PAGE}?problem=quantity`)
  }
  expect((await listsOf(guest))[0]?.products).toMatchObject([{ wanted: 4, note: 'Под мойку' }])
  await send(guest, { action: 'remove', ...product })
  expect((await listsOf(guest))[0]?.productGuids).toEqual([])
})

test('without scripts a shared list is copied', async () => {
  const guid = await create()
  await person.call(calls.addToFavoritesList, { body: { listGuid: guid, productGuid: guidOf(known.plenty) } })
  const { sharingKey } = await person.call(calls.openFavoritesList, { body: { guid } })
  const { to } = await send(company, { action: 'copy', sharingKey })
  expect(await listsOf(company)).toMatchObject([{ name: 'Кухня', productGuids: [guidOf(known.plenty)] }])
  expect(to).toBe(`${PAGE}?listGuid=${(await listsOf(company))[0]?.guid}`)
  expect((await send(company, { action: 'copy', sharingKey: 'x' })).to).toBe(`${PAGE}?problem=not-found`)
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['Кухня!', 'symbols'],
  ['а'.repeat(256), 'long'],
])('the name «%s» comes back to the page with what is wrong', async (name, problem) => {
  const guid = await create()
  const from = `${PAGE}?listGuid=${guid}`
  const { to } = await send(person, { action: 'create', name }, from)
  const query = new URLSearchParams(to!.slice(PAGE.length))
  expect(Object.fromEntries(query)).toEqual({ listGuid: guid, problem, ...(name && { name }) })
  expect(await listsOf(person)).toHaveLength(1)
})

test("another user's list cannot be changed and is answered as one that does not exist", async () => {
  const guid = await create()
  for (const listGuid of [guid, '4c1f2f0e-6f0b-4a55-9f0e-0c6f4a1f4e11']) {
    for (const action of ['rename', 'clear', 'open']) {
      expect((await send(company, { action, listGuid, name: 'Моё' })).to).toContain('problem=not-found')
    }
  }
  await send(company, { action: 'delete', listGuid: guid })
  expect(await listsOf(person)).toMatchObject([{ name: 'Кухня', sharingKey: null }])
})

test('a guest is told to sign in, and a form that no page has is refused', async () => {
  expect((await send(api.newVisitor(), { action: 'create', name: 'Дача' })).to).toBe(
    `${PAGE}?problem=sign-in-required&name=${encodeURIComponent('Дача')}`,
  )
  for (const fields of [{}, { action: 'x' }, { action: 'clear' }, { action: 'clear', listGuid: 'x' }]) {
    expect((await send(person, fields as Record<string, string>)).status).toBe(400)
  }
})

test('a form leads back to the page of favourites only', async () => {
  const { to } = await send(person, { action: 'create', name: '' }, '//evil.example/?listGuid=1')
  expect(to).toBe(`${PAGE}?problem=empty`)
})
