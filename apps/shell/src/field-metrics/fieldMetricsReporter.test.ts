/** @jest-environment node */
import { addFieldMetrics } from '@verstak/contracts/fieldMetric'
import type { FieldSamples } from '@verstak/contracts/fieldMetric'
import type { LiveRelease } from '@verstak/contracts/registry'
import { createFakeApi } from '@verstak/testing/fakeApi'
import type { PageReport } from '../server/workers/messages.ts'
import { createFieldMetricsReporter } from './fieldMetricsReporter.ts'

const refOf = (version: string) => ({ version, routes: [] })
const remote = (name: string, stable: string, canary?: string): LiveRelease => ({
  name,
  stable: refOf(stable),
  previous: null,
  canary: canary ? { ...refOf(canary), percent: 5 } : null,
})

let sent: FieldSamples[][]
let isAway: boolean
let reports: unknown[]
let reporter: ReturnType<typeof createFieldMetricsReporter>

beforeEach(() => {
  jest.useFakeTimers()
  ;[sent, isAway, reports] = [[], false, []]
  const api = createFakeApi().on(addFieldMetrics, ({ body }) => {
    if (isAway) throw new Error('away')
    sent.push(body.samples)
    return {}
  })
  reporter = createFieldMetricsReporter(api.call, (error) => reports.push(error))
  reporter.follow([remote('cart', '1.0.0-1', '2.0.0-2'), remote('listing', '1.0.0-1')])
})
afterEach(async () => {
  await reporter.stop()
  jest.useRealTimers()
})

const tick = () => jest.advanceTimersByTimeAsync(15_000)
type Vitals = NonNullable<PageReport['vitals']>
const tell = (pageId: string, values: Vitals['values'], releases = ['listing@1.0.0-1', 'cart@1.0.0-1']) =>
  reporter.addPageReport(pageId, {
    parts: [],
    failed: [],
    lcpMs: null,
    vitals: { pageType: 'Home', releases: releases as Vitals['releases'], values },
  })

test('pages of one kind and one set of releases are counted together, by buckets', async () => {
  tell('a', { lcp: 900, cls: 0 })
  tell('b', { lcp: 1100 }, ['cart@1.0.0-1', 'listing@1.0.0-1'])
  tell('c', { lcp: 20_000 }, ['cart@2.0.0-2', 'listing@1.0.0-1'])
  await tick()
  const set = { pageType: 'Home', releases: 'cart@1.0.0-1 listing@1.0.0-1' }
  expect(sent).toEqual([
    [
      { ...set, metric: 'lcp', upperBound: 1200, samples: 2, total: 2000 },
      { ...set, metric: 'cls', upperBound: 0.01, samples: 1, total: 0 },
      { ...set, releases: 'cart@2.0.0-2 listing@1.0.0-1', metric: 'lcp', upperBound: null, samples: 1, total: 20_000 },
    ],
  ])
})

test('a page counts once, however often its browser reports', async () => {
  tell('a', { lcp: 900 })
  tell('a', { lcp: 50 })
  await tick()
  expect(sent[0]).toMatchObject([{ samples: 1, total: 900 }])
})

test.each([
  ['a release that was never live', ['cart@9.9.9-9', 'listing@1.0.0-1']],
  ['two releases of one remote', ['cart@1.0.0-1', 'cart@2.0.0-2']],
])('a page with %s counts under no set', async (_what, releases) => {
  tell('a', { lcp: 900 }, releases)
  await tick()
  expect(sent[0]).toMatchObject([{ releases: '' }])
})

test('a page of a release that was live an hour ago still counts under its set, and not for ever', async () => {
  reporter.follow([remote('cart', '3.0.0-3'), remote('listing', '1.0.0-1')])
  tell('a', { lcp: 900 })
  await tick()
  await jest.advanceTimersByTimeAsync(60 * 60_000)
  tell('b', { lcp: 900 })
  await tick()
  expect(sent.map(([one]) => one?.releases)).toEqual(['cart@1.0.0-1 listing@1.0.0-1', ''])
})

test('while the API is away nothing is lost, and the log says it once', async () => {
  isAway = true
  tell('a', { lcp: 900 })
  await tick()
  tell('b', { lcp: 900 })
  await tick()
  expect(reports).toHaveLength(1)
  isAway = false
  await tick()
  expect(sent[0]).toMatchObject([{ samples: 2 }])
})

test('what was not handed on yet goes out at the end', async () => {
  tell('a', { ttfb: 30 })
  await reporter.stop()
  expect(sent[0]).toMatchObject([{ metric: 'ttfb', upperBound: 50 }])
})
