/** @jest-environment node */
import type { LiveRelease } from '@verstak/contracts/registry'
import { reportHealth } from '@verstak/contracts/registry'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createHealthReporter } from './healthReporter.ts'

const STABLE = 'cart@1.0.0-00000001'
const CANARY = 'cart@1.0.0-00000002'
const OTHER = 'listing@1.0.0-00000001'

const refOf = (version: string) => ({ version, routes: [] })
const LIVE: LiveRelease[] = [
  {
    name: 'cart',
    stable: refOf('1.0.0-00000001'),
    previous: null,
    canary: { ...refOf('1.0.0-00000002'), percent: 5 },
  },
  { name: 'listing', stable: refOf('1.0.0-00000001'), previous: null, canary: null },
]

type Body = { releases: { version: string; pages: number; failures: number; lcpMs: number[] }[] }
let sent: Body[]
let isAway: boolean
let reports: unknown[]
let reporter: ReturnType<typeof createHealthReporter>

beforeEach(() => {
  jest.useFakeTimers()
  ;[sent, isAway, reports] = [[], false, []]
  const api = createFakeApi().on(reportHealth, ({ body }) => {
    if (isAway) throw new Error('away')
    sent.push(body as Body)
    return { aborted: [] }
  })
  reporter = createHealthReporter(api.call, (error) => reports.push(error))
  reporter.follow(LIVE)
})
afterEach(() => {
  reporter.stop()
  jest.useRealTimers()
})

const pages = (count: number, failures = 0) => ({ pages: count, failures, lcpMs: [] })
const tick = () => jest.advanceTimersByTimeAsync(2000)

test('a canary and the stable release beside it are reported on, with what all workers saw', async () => {
  reporter.addCounts({ [STABLE]: pages(10), [CANARY]: pages(2, 1), [OTHER]: pages(12) })
  reporter.addCounts({ [STABLE]: pages(5, 1) })
  await tick()
  expect(sent).toEqual([
    {
      releases: [
        { remote: 'cart', version: '1.0.0-00000001', pages: 15, failures: 1, lcpMs: [] },
        { remote: 'cart', version: '1.0.0-00000002', pages: 2, failures: 1, lcpMs: [] },
      ],
    },
  ])
  await tick()
  expect(sent).toHaveLength(1)
})

test('without a canary nobody is told anything', async () => {
  reporter.follow([LIVE[1]!])
  reporter.addCounts({ [OTHER]: pages(12) })
  await tick()
  expect(sent).toEqual([])
})

test('what could not be reported is reported later, and the complaint comes once', async () => {
  isAway = true
  reporter.addCounts({ [CANARY]: pages(3) })
  await tick()
  await tick()
  expect(reports).toHaveLength(1)
  isAway = false
  reporter.addCounts({ [CANARY]: pages(1) })
  await tick()
  expect(sent).toMatchObject([{ releases: [{ pages: 4 }] }])
})

test('a page counts once with its failures and once with its vitals, and only for releases that are watched', async () => {
  const report = { parts: [CANARY, OTHER], failed: [CANARY, 'cart@9.9.9-00000000'], lcpMs: 900 } as const
  for (let times = 0; times < 1000; times += 1) {
    reporter.addPageReport('page-1', { ...report, parts: [...report.parts], failed: [...report.failed] })
  }
  reporter.addPageReport('page-2', { parts: [CANARY], failed: [], lcpMs: 1100 })
  await tick()
  expect(sent).toEqual([
    { releases: [{ remote: 'cart', version: '1.0.0-00000002', pages: 0, failures: 1, lcpMs: [900, 1100] }] },
  ])
})
