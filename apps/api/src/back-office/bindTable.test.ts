import { EXCHANGE_PART_PATH, getExchangeFile, getExchangeRun } from '@verstak/contracts/exchangeStaff'
import { listModeration } from '@verstak/contracts/moderation'
import { STAFF_CALLS } from '@verstak/contracts/staffPolicy'
import { tablePathOf } from '@verstak/contracts/staffTable'
import { listStaffBrands } from '@verstak/contracts/staffCatalogue'
import { listStaffReleases, listStaffUsers } from '@verstak/contracts/staffShop'
import { sql } from 'kysely'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const FILE = '3f0e7a0e-7a0c-4a69-9a52-3f6f2b8b9f11'
/** What a table cannot do without. */
const QUERIES: Readonly<Record<string, string>> = {
  [tablePathOf(listModeration)]: 'kind=review',
  [tablePathOf(getExchangeRun)]: 'id=1',
  [tablePathOf(getExchangeFile)]: `id=${FILE}`,
}

const api = useTestApi()
let cookie = ''
beforeAll(async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'owner' })
  const { cookies } = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
  cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  await sql`insert into exchange_source (name) values ('list')`.execute(api.db)
  await sql`insert into exchange_run (source, origin, format, state, is_whole)
    values ('list', 'a.csv', 'table', 'done', false)`.execute(api.db)
  await fetch(`${api.url}${EXCHANGE_PART_PATH}?id=${FILE}&name=a.csv&offset=0`, {
    method: 'POST',
    headers: { cookie, origin: 'http://127.0.0.1:3000', 'content-type': 'application/octet-stream' },
    body: 'Код;Цена',
  })
})

const read = (path: string) => fetch(api.url + path, { headers: { cookie } })
const tables = Object.keys(STAFF_CALLS).flatMap((call) => (call.endsWith('.csv') ? [call.replace('GET ', '')] : []))

test.each(tables)('%s is a table with its headers, for spreadsheets', async (path) => {
  const answer = await read(`${path}?${QUERIES[path] ?? 'kind=page'}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(answer.headers.get('content-disposition')).toMatch(/filename\*=UTF-8''.+\.csv$/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [headers = '', ...lines] = bytes.toString().trimEnd().split('\r\n')
  expect(headers).toMatch(/^[^;]*[А-Яа-я][^;]*(;[^;]+)+$/)
  for (const line of lines) expect(line.split(';').length).toBeGreaterThanOrEqual(headers.split(';').length)
})

test('a table has every page of what the filters find, and nothing else; formulas are plain text', async () => {
  const names = Array.from({ length: 1200 }, (_, place) => `=cmd|'/c calc'!A${place} фабрика`)
  const rows = names.map((name, place) => ({ id: 50_000 + place, name, slug: `factory-${place}`, country: 'Россия' }))
  await api.db.insertInto('brand').values(rows).execute()
  const text = await (await read(`${tablePathOf(listStaffBrands)}?text=${encodeURIComponent('фабрика')}`)).text()
  const lines = text.trimEnd().split('\r\n').slice(1)
  expect(lines).toHaveLength(1200)
  expect(new Set(lines).size).toBe(1200)
  for (const line of lines) expect(line.split(';')[1]).toMatch(/^'=cmd/)
  await api.db.deleteFrom('brand').where('id', '>=', 50_000).execute()
})

test.each([
  [tablePathOf(listStaffUsers), `text=${'x'.repeat(101)}`, 400],
  [tablePathOf(listStaffReleases), 'table=none', 400],
  [tablePathOf(getExchangeRun), 'id=1&show=none', 400],
  [tablePathOf(getExchangeRun), 'id=2', 404],
  [tablePathOf(getExchangeFile), 'id=none', 400],
  [tablePathOf(getExchangeFile), `id=${FILE.replace('3', '4')}`, 404],
])('what makes no sense is refused before the file begins: %s?%s', async (path, query, status) => {
  expect((await read(`${path}?${query}`)).status).toBe(status)
})
