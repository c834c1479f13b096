import { sql } from 'kysely'
import type { EndpointQuery } from '@verstak/contracts/endpoint'
import { listMarketFeeds } from '@verstak/contracts/exchangeStaff'
import { tablePathOf } from '@verstak/contracts/staffTable'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { feedAddress } from './feedPath.ts'
import { renewFeeds } from './feeds.jobs.ts'

const api = useTestApi({ areJobsManual: true }, { publicOrigins: ['http://shop.example'] })

async function owner() {
  const userId = await addUser(api, { is_staff: true, staff_role: 'owner' })
  return startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
}

async function keyOf(regionId: number): Promise<string> {
  const staff = await owner()
  const { feeds } = await staff.call(listMarketFeeds, { query: {} })
  return feeds
    .find((feed) => feed.regionId === regionId)!
    .address.split('/')
    .at(-1)!
    .replace('.yml', '')
}

const ask = (key: string, headers: Record<string, string> = {}) => fetch(`${api.url}${feedAddress(key)}`, { headers })

test('a feed has the prices and pieces of its region, and follows them', async () => {
  const key = await keyOf(1)
  const first = await ask(key)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toContain('application/xml')
  const etag = first.headers.get('etag')!
  const text = await first.text()
  expect(text).toContain('<url>http://shop.example/product/tovar-1-1/</url>')
  const outlets = new Set([...text.matchAll(/<outlet id="(\d+)"/g)].map(([, id]) => id))
  expect(outlets.has('3')).toBe(false)
  // Nothing has changed: neither the file nor its mark.
  expect((await ask(key, { 'if-none-match': etag })).status).toBe(304)
  const modified = first.headers.get('last-modified')!
  expect((await ask(key, { 'if-modified-since': modified })).status).toBe(304)
  const renew = async () => {
    await renewFeeds({ db: api.db, jobs: createJobQueue() }, { stillSeconds: 0, oldSeconds: 0, askedDays: 7 })
    await api.runJobs()
  }
  await sql`update product_price set price = 123400 where product_id = 2 and price_type = 'retail'`.execute(api.db)
  await sql`update stock set quantity = 0 where product_id = 3`.execute(api.db)
  expect((await ask(key, { 'if-none-match': etag })).status).toBe(304)
  await renew()
  const second = await ask(key, { 'if-none-match': etag })
  expect(second.status).toBe(200)
  const changed = await second.text()
  expect(changed).toMatch(/<offer id="2"[^\n]*<price>1234<\/price>/)
  expect(changed).toMatch(/<offer id="3" available="false"/)
  await renew()
  expect((await ask(key, { 'if-none-match': second.headers.get('etag')! })).status).toBe(304)
})

test('the list of feeds is looked through by region, and by whether there is a file yet', async () => {
  const staff = await owner()
  const listOf = async (query: EndpointQuery<typeof listMarketFeeds>) =>
    (await staff.call(listMarketFeeds, { query })).feeds.map(({ region }) => region)
  const all = await listOf({})
  const moscow = all.filter((region) => region.includes('Москва'))
  expect(moscow.length).toBeGreaterThan(0)
  expect(moscow.length).toBeLessThan(all.length)
  expect(await listOf({ text: 'мОСКВА' })).toEqual(moscow)
  const [made, none] = [await listOf({ state: 'made' }), await listOf({ state: 'none' })]
  expect(made.length).toBeGreaterThan(0)
  expect([...made, ...none].toSorted()).toEqual(all.toSorted())
  expect(await listOf({ text: none[0]!, state: 'made' })).toEqual([])
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ')
  const table = await fetch(`${api.url}${tablePathOf(listMarketFeeds)}?state=none`, { headers: { cookie } })
  expect((await table.text()).trimEnd().split('\r\n')).toHaveLength(none.length + 1)
})

test('nobody guesses a feed, and nobody asks without end', async () => {
  for (const name of ['3f0e7a0e-7a0c-4a69-9a52-3f6f2b8b9f11', 'x', '..%2F..%2Fetc%2Fpasswd', '1'])
    expect((await ask(name)).status).toBe(404)
  let status = 0
  for (let calls = 0; calls < 80 && status !== 429; calls++) status = (await ask('x')).status
  expect(status).toBe(429)
})
