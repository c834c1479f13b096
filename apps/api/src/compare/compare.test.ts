import {
  addToCompare,
  listCompared,
  MAX_COMPARED,
  removeFromCompare,
  removeFromCompareByGuid,
} from '@verstak/contracts/compare'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { markChangesPerIp: 1e9, newMarksPerIp: 1e9 } })

afterEach(() => api.db.deleteFrom('mark_owner').execute())

const products = (...ids: number[]) => ({ body: { productGuids: ids.map(guidOf) } })
const add = (visitor: Visitor, ...ids: number[]) => visitor.call(addToCompare, products(...ids))
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const compared = (compareCount: number) => ({ attributes: expect.objectContaining({ compareCount }) as object })
const listOf = (visitor: Visitor, regionId = 1) => visitor.call(listCompared, { query: { type: 'full', regionId } })
const idsOf = async (visitor: Visitor) => (await listOf(visitor)).list.map(({ id }) => id)

test('adding answers how many are compared; twice is one [API-020] [API-065]', async () => {
  const guest = api.newVisitor()
  expect(await add(guest, known.saw)).toEqual(compared(1))
  expect(await add(guest, known.saw, known.plenty, known.plenty)).toEqual(compared(2))
})

test('removing by id or by guid succeeds with a truthy result, also for what is not there [API-021] [CALL-034] [API-066]', async () => {
  const guest = api.newVisitor()
  await add(guest, 1, 2, 3)
  const byId = (productId: number) => guest.call(removeFromCompare, { body: { productId } })
  const page = { 'sec-fetch-site': 'same-origin' }
  const byGuid = (id: number) => guest.call(removeFromCompareByGuid, { query: { productGuid: guidOf(id) } }, page)
  for (let i = 0; i < 2; i++) expect(await byId(1)).toEqual({ result: true, ...compared(2) })
  for (let i = 0; i < 2; i++) expect(await byGuid(2)).toEqual({ result: true, ...compared(1) })
  expect(await byGuid(999)).toEqual({ result: true, ...compared(1) })
  expect(await idsOf(guest)).toEqual([3])
})

test.each([
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' }],
  ['a browser that does not say', {}],
])('%s does not remove by GET [API-021]', async (_, headers: Record<string, string>) => {
  const guest = api.newVisitor()
  await add(guest, known.saw)
  const query = { productGuid: guidOf(known.saw) }
  expect((await guest.fail(removeFromCompareByGuid, { query }, headers)).body.code).toBe('origin-refused')
  const head = await fetch(`${api.url}${removeFromCompareByGuid.path}?productGuid=${guidOf(known.saw)}`, {
    method: 'HEAD',
    headers: { ...headers, cookie: `marksToken=${guest.cookies.get('marksToken')}` },
  })
  expect(head.status).not.toBe(200)
  expect(await idsOf(guest)).toEqual([known.saw])
})

test('the list has cards, the newest first; a withdrawn product stays and is not active [COMPARE-001] [COMPARE-002]', async () => {
  const guest = api.newVisitor()
  await add(guest, known.discounted)
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  await add(guest, known.withdrawn)
  const { count, list } = await listOf(guest)
  expect(count).toBe(2)
  expect(list).toMatchObject([
    { id: known.withdrawn, isActive: false, name: 'Пила снятая' },
    { id: known.discounted, isActive: true },
  ])
  expect(list[1]).toEqual({
    id: known.discounted,
    guid: guidOf(known.discounted),
    isActive: true,
    link: expect.stringMatching(/^\/product\/.*-5\/$/),
    image: expect.stringContaining('{size}'),
    name: 'Пила со скидкой',
    pricesV2: { default: expect.objectContaining({ current: 100_000, old: 150_000 }) },
  })
})

test('the list is asked for with type=full, answered with 200, and of no other type [API-022]', async () => {
  const guest = api.newVisitor()
  await add(guest, known.discounted)
  const ask = (search: string) =>
    fetch(`${api.url}/api/v1/compare/list/v2${search}`, {
      headers: { cookie: `marksToken=${guest.cookies.get('marksToken')}` },
    })
  const full = await ask('?type=full')
  expect(full.status).toBe(200)
  expect(await full.json()).toMatchObject({ list: [{ id: known.discounted }] })
  for (const search of ['?type=short', '?type=', '?type=full&type=full']) expect((await ask(search)).status).toBe(400)
})

test('the cards have the prices of who compares [COMPARE-002]', async () => {
  const company = await signIn(api.newVisitor(), api.databaseUrl, 'business')
  await add(company, known.discounted)
  expect((await listOf(company)).list[0]?.pricesV2.default.current).toBe(90_000)
})

test('the list of a visitor without a comparison is empty, and gives him no token', async () => {
  const guest = api.newVisitor()
  expect(await listOf(guest)).toEqual({ count: 0, list: [] })
  const { body } = await guest.ask(removeFromCompare, { body: { productId: 1 } })
  expect(body).toEqual({ result: true, ...compared(0) })
  expect(guest.cookies.size).toBe(0)
})

test('a full comparison refuses with 400 and the sentence for the shopper; none of several is taken [LIMIT-001] [ERR-003] [CONST-001]', async () => {
  const guest = api.newVisitor()
  await add(guest, ...range(1, MAX_COMPARED - 1))
  const { status, body } = await guest.fail(addToCompare, products(200, 201))
  const text = 'В сравнение можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные'
  expect(status).toBe(400)
  expect(body).toMatchObject({
    errors: [{ reason: 'compare-full', text }],
    meta: { status: 'error', message: text },
  })
  expect(await add(guest, 1, 200)).toEqual(compared(100))
  expect((await guest.fail(addToCompare, products(201))).status).toBe(400)
  expect(await add(guest, 200)).toEqual(compared(100))
})

test('of those that come at once for the last place one is taken [LIMIT-001]', async () => {
  const guest = api.newVisitor()
  await add(guest, ...range(1, MAX_COMPARED - 1))
  const answers = await Promise.all(range(200, 6).map((id) => guest.ask(addToCompare, products(id))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  expect((await listOf(guest)).count).toBe(100)
})

test.each([
  ['an unknown product', [guidOf(1), guidOf(999)], 404, 'productGuids.1'],
  ['a guid that is none', ['x'], 400, 'productGuids.0'],
  ['no product', [], 400, 'productGuids'],
  ['more than a comparison holds', range(1, 101).map(guidOf), 400, 'productGuids'],
])('%s is refused at its field, and nothing is taken', async (_, productGuids, status, field) => {
  const guest = api.newVisitor()
  const answer = await guest.fail(addToCompare, { body: { productGuids } })
  expect([answer.status, answer.body.errors]).toMatchObject([status, [{ field }]])
  expect(guest.cookies.size).toBe(0)
})

test('two users never see or change what the other compares', async () => {
  const [person, company] = [
    await signIn(api.newVisitor(), api.databaseUrl, 'private'),
    await signIn(api.newVisitor(), api.databaseUrl, 'business'),
  ]
  await add(person, 1)
  await add(company, 1, 2)
  await person.call(removeFromCompare, { body: { productId: 2 } })
  await person.call(removeFromCompare, { body: { productId: 1 } })
  expect([await idsOf(person), await idsOf(company)]).toEqual([[], [1, 2]])
})
