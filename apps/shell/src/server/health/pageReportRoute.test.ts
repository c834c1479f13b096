/** @jest-environment node */
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { acceptPageReports } from './pageReportRoute.ts'
import { issuePageToken, pageIdOf } from './pageToken.ts'

const KEY = 'key of this shell'
const VITALS = { pageType: 'Home', releases: ['cart@1.0.0-00000001'], values: { lcp: 800, cls: 0.01 } }
const REPORT = { parts: ['cart@1.0.0-00000001'], failed: [], lcpMs: 800 }

let app: FastifyInstance
let taken: unknown[]
let key: string | undefined

beforeEach(() => {
  ;[taken, key] = [[], KEY]
  app = fastify()
  acceptPageReports(app, { pageKey: () => key, onPageReport: (page, report) => taken.push({ page, ...report }) })
})
afterEach(() => app.close())

/** Sends a body like `navigator.sendBeacon` with a text. */
async function send(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/telemetry/page',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return answer.statusCode
}

test('what the browser of a page says is taken', async () => {
  const page = issuePageToken(KEY)
  expect(await send({ page, ...REPORT })).toBe(204)
  expect(taken).toEqual([{ page: pageIdOf(KEY, page), ...REPORT }])
})

test('what it has measured is taken along', async () => {
  expect(await send({ page: issuePageToken(KEY), ...REPORT, vitals: VITALS })).toBe(204)
  expect(taken).toMatchObject([{ vitals: VITALS }])
})

test.each([
  ['another site', 403, {}, { 'sec-fetch-site': 'cross-site' }],
  ['who has no page', 403, { page: 'made.up.token' }, {}],
  ['a page of another shell', 403, { page: issuePageToken('another key') }, {}],
  ['a page of long ago', 403, { page: issuePageToken(KEY, Date.now() - 31 * 60_000) }, {}],
  ['a report with strange names', 400, { failed: ['<script>'] }, {}],
  ['a report with more names than there are remotes', 400, { failed: Array(31).fill('cart@1.0.0-00000001') }, {}],
  ['a report with an impossible time', 400, { lcpMs: -1 }, {}],
  ['vitals of a kind of page that does not exist', 400, { vitals: { ...VITALS, pageType: 'Nowhere' } }, {}],
  ['vitals of strange releases', 400, { vitals: { ...VITALS, releases: ['"}'] } }, {}],
  ['an impossible vital', 400, { vitals: { ...VITALS, values: { cls: -1 } } }, {}],
  ['a vital that is no number', 400, { vitals: { ...VITALS, values: { inp: '96' } } }, {}],
])('%s is refused with %i', async (_what, status, change, headers) => {
  expect(await send({ page: issuePageToken(KEY), ...REPORT, ...change }, headers)).toBe(status)
  expect(taken).toEqual([])
})

test.each([
  ['no JSON', 'rubbish', 400],
  ['nothing', '', 400],
  ['far too much', 'x'.repeat(5000), 413],
])('%s gets no further', async (_what, body, status) => {
  expect(await send(body)).toBe(status)
})

test('nothing is taken before the supervisor has told the key', async () => {
  key = undefined
  expect(await send({ page: issuePageToken(''), ...REPORT })).toBe(403)
})

test('one address is heard so many times a minute', async () => {
  const statuses = new Set<number>()
  for (let times = 0; times < 130; times += 1) statuses.add(await send({ page: issuePageToken(KEY), ...REPORT }))
  expect([...statuses]).toEqual([204, 429])
})
