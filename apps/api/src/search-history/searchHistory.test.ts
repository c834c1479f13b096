import * as endpoints from '@verstak/contracts/searchHistory'
import { addSession } from '@verstak/tools-database/userSessions'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

beforeEach(async () => {
  await api.db.deleteFrom('search_history').execute()
  api.clock.now = new Date()
})

async function signedIn(user: 'private' | 'business' = 'private'): Promise<Visitor> {
  const visitor = api.newVisitor()
  const [name = '', value = ''] = (await addSession(api.databaseUrl, { user, level: 2 })).split('=')
  visitor.cookies.set(name, value)
  return visitor
}

async function add(visitor: Visitor, searchString: string) {
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  return visitor.call(endpoints.addToSearchHistory, { body: { searchString } })
}
const queriesOf = ({ data }: endpoints.SearchHistory) => data.map(({ attributes }) => attributes.query)
const history = async (visitor: Visitor) => queriesOf(await visitor.call(endpoints.listSearchHistory, {}))

test('a search of a signed-in user stands in his history with its id and time, on every device [API-036] [API-037]', async () => {
  const phone = await signedIn()
  const answer = await add(phone, ' дрель ')
  const expected = [{ id: expect.any(Number), attributes: { query: 'дрель', date: api.clock.now.toISOString() } }]
  expect(answer.data).toEqual(expected)
  const desktop = await signedIn()
  expect((await desktop.call(endpoints.listSearchHistory, {})).data).toEqual(expected)
  expect(await history(await signedIn('business'))).toEqual([])
})

test('the newest come first, one that is made again moves to the top, ten are shown and a hundred kept', async () => {
  const visitor = await signedIn()
  for (let i = 1; i <= 12; i++) await add(visitor, `пила ${i}`)
  await add(visitor, 'пила 5')
  const shown = await history(visitor)
  expect(shown).toHaveLength(10)
  expect(shown.slice(0, 3)).toEqual(['пила 5', 'пила 12', 'пила 11'])
  const items = Array.from({ length: 100 }, (_, index) => ({ query: `лобзик ${index}` }))
  await visitor.call(endpoints.syncSearchHistory, { body: { items } })
  expect(await api.db.selectFrom('search_history').selectAll().execute()).toHaveLength(100)
})

test('one search is removed by its id, all without one, and nobody removes those of others [API-038]', async () => {
  const visitor = await signedIn()
  const other = await signedIn('business')
  await add(visitor, 'дрель')
  const { id } = (await add(visitor, 'пила')).data[0]!
  await add(other, 'топор')
  await other.call(endpoints.deleteFromSearchHistory, { body: { id } })
  expect(await history(visitor)).toEqual(['пила', 'дрель'])
  expect(queriesOf(await visitor.call(endpoints.deleteFromSearchHistory, { body: { id } }))).toEqual(['дрель'])
  await visitor.call(endpoints.deleteFromSearchHistory, { body: { id } })
  expect(queriesOf(await visitor.call(endpoints.deleteFromSearchHistory, { body: {} }))).toEqual([])
  expect(await history(other)).toEqual(['топор'])
})

test('what was searched for as a guest is taken over with its times, once, and never from the future [API-039]', async () => {
  const visitor = await signedIn()
  await add(visitor, 'дрель')
  const now = api.clock.now.getTime()
  const items = [
    { query: 'рубанок', date: now - 60_000 },
    { query: 'дрель', date: now - 120_000 },
    { query: 'завтра', date: now + 86_400_000 },
    { query: 'рубанок', date: now - 30_000 },
  ]
  expect(await visitor.call(endpoints.syncSearchHistory, { body: { items } })).toEqual({})
  await visitor.call(endpoints.syncSearchHistory, { body: { items } })
  const { data } = await visitor.call(endpoints.listSearchHistory, {})
  expect(data.map(({ attributes }) => [attributes.query, Date.parse(attributes.date) - now])).toEqual([
    ['завтра', 0],
    ['дрель', 0],
    ['рубанок', -30_000],
  ])
})

test.each([
  ['no session', null],
  ['a session that never was', 'x'.repeat(43)],
])('with %s every call asks to sign in', async (_, token) => {
  const visitor = api.newVisitor()
  if (token !== null) visitor.cookies.set('acctoken', token)
  const answers = [
    await visitor.fail(endpoints.listSearchHistory, {}),
    await visitor.fail(endpoints.addToSearchHistory, { body: { searchString: 'дрель' } }),
    await visitor.fail(endpoints.deleteFromSearchHistory, { body: {} }),
    await visitor.fail(endpoints.syncSearchHistory, { body: { items: [] } }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 4 }, () => [401, 'sign-in-required']),
  )
})

test.each([
  ['an empty search', endpoints.addToSearchHistory, { searchString: '  ' }],
  ['a search that is too long', endpoints.addToSearchHistory, { searchString: 'я'.repeat(201) }],
  ['an id that is none', endpoints.deleteFromSearchHistory, { id: 'x' }],
  ['too many searches', endpoints.syncSearchHistory, { items: Array.from({ length: 101 }, () => ({ query: 'x' })) }],
])('%s is refused', async (_, endpoint, body) => {
  expect((await (await signedIn()).ask(endpoint, { body } as never)).status).toBe(400)
})
