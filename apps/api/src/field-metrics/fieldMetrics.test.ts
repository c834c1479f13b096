import { FIELD_METRICS, addFieldMetrics, upperBoundOf, type FieldSamples } from '@verstak/contracts/fieldMetric'
import { deleteSamplesBefore, selectBucketsSince } from './fieldMetrics.sql.ts'
import { quantileOf } from './quantileOf.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

const RELEASES = 'cart@1.0.0-1 listing@1.0.0-1'
const one = (change: Partial<FieldSamples> = {}): FieldSamples => ({
  pageType: 'Home',
  releases: RELEASES,
  metric: 'lcp',
  upperBound: 1800,
  samples: 2,
  total: 3100,
  ...change,
})
const send = (samples: unknown, headers: Record<string, string> = {}) =>
  fetch(`${api.opsUrl}${addFieldMetrics.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ samples }),
  })
const metrics = async () => {
  const response = await fetch(`${api.opsUrl}/metrics`)
  expect(response.status).toBe(200)
  return (await response.text()).split('\n').filter((line) => line.startsWith('web_vital'))
}

test('what shells report adds up in histograms by kind of page and releases, beside the 75th percentile', async () => {
  await send([one(), one({ samples: 1, total: 1700 }), one({ upperBound: null, samples: 1, total: 20_000 })])
  await send([one(), one({ releases: 'cart@2.0.0-2', samples: 1, total: 1500 })])
  const lines = await metrics()
  const labels = `metric="lcp",page_type="Home",releases="${RELEASES}"`
  expect(lines).toEqual(
    expect.arrayContaining([
      `web_vital_bucket{${labels},le="1200"} 0`,
      `web_vital_bucket{${labels},le="1800"} 5`,
      `web_vital_bucket{${labels},le="10000"} 5`,
      `web_vital_bucket{${labels},le="+Inf"} 6`,
      `web_vital_sum{${labels}} 27900`,
      `web_vital_count{${labels}} 6`,
      'web_vital_count{metric="lcp",page_type="Home",releases="cart@2.0.0-2"} 1',
    ]),
  )
  const [p75] = lines.filter((line) => line.startsWith('web_vital_p75'))
  expect(p75).toMatch(/^web_vital_p75\{metric="lcp",page_type="Home"\} 1725$/)
})

test('a new day begins with nothing, and four weeks are remembered', async () => {
  const { now } = api.clock
  api.clock.now = new Date(now.getTime() + 86_400_000)
  const lines = await metrics()
  api.clock.now = now
  expect(lines.filter((line) => line.startsWith('web_vital_count'))).toEqual([])
  expect(lines.filter((line) => line.startsWith('web_vital_p75'))).toHaveLength(1)
})

test.each([
  ['no list', 7],
  ['a kind of page that could break the format', [one({ pageType: 'a"}' })]],
  ['releases that could', [one({ releases: 'cart"\n' })]],
  ['a measurement that does not exist', [{ ...one(), metric: 'fid' }]],
  ['no samples', [one({ samples: 0 })]],
  ['a negative sum', [one({ total: -1 })]],
])('a report with %s is refused', async (_what, samples) => {
  expect((await send(samples)).status).toBe(400)
})

test('no page may report here, and nobody at the listener of the shop', async () => {
  expect((await send([one()], { origin: 'http://127.0.0.1:4000' })).status).toBe(403)
  expect((await fetch(`${api.url}${addFieldMetrics.path}`, { method: 'POST' })).status).toBeGreaterThanOrEqual(403)
})

test('reports that come at once wait for each other', async () => {
  const types = ['A', 'B', 'C', 'D']
  const reports = Array.from({ length: 20 }, (_, turn) =>
    send((turn % 2 ? types : types.toReversed()).map((pageType) => one({ pageType, samples: 1 }))),
  )
  expect(new Set((await Promise.all(reports)).map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await selectBucketsSince(api.db, '2026-01-01')
  expect(rows.filter(({ page_type }) => types.includes(page_type)).map(({ samples }) => samples)).toEqual(
    types.map(() => 20),
  )
})

test('what is too old is forgotten, with sets of releases that nothing names any more', async () => {
  await deleteSamplesBefore(api.db, '2026-12-24')
  expect(await selectBucketsSince(api.db, '2026-01-01')).toEqual([])
})

test.each([
  ['lcp', 2500, 2500],
  ['lcp', 2501, 4000],
  ['cls', 0, 0.01],
  ['cls', 0.11, 0.15],
  ['inp', 60_000, null],
] as const)('a %s of %d is counted up to %s', (metric, value, bound) => {
  expect(upperBoundOf(metric, value)).toBe(bound)
})

test('a quantile lies within its bucket, and never above the last bound', () => {
  const bounds = FIELD_METRICS.inp
  expect(quantileOf([{ upper_bound: 200, samples: 4 }], bounds, 0.75)).toBe(175)
  expect(quantileOf([{ upper_bound: Infinity, samples: 4 }], bounds, 0.75)).toBe(10_000)
  expect(quantileOf([], bounds, 0.75)).toBe(10_000)
})
