import { reportFailure } from './failures.ts'
import { watchVitals } from '../field-metrics/watchVitals.ts'
import { watchPage } from './telemetry.ts'
import type { PageReportBody } from './telemetry.ts'

jest.mock('../field-metrics/watchVitals.ts', () => ({ watchVitals: jest.fn() }))

const BOOT = {
  page: 'token',
  pageType: 'Home' as const,
  remotes: ['cart', 'listing'].map((name) => ({ name, version: '1.0.0-00000001', routes: [], stylesheets: {} })),
}

const sendBeacon = jest.fn<boolean, [string, string]>()
const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as PageReportBody)

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  Object.assign(navigator, { sendBeacon })
  const entries = ['/assets/main.js', '/releases/cart/1.0.0-00000001/browser/remoteEntry.1.js'].map((path) => ({
    name: `https://store.example${path}`,
  }))
  performance.getEntriesByType = () => entries as PerformanceEntryList
})
afterEach(() => jest.useRealTimers())

test('how the page was is told when it is over, with the releases that it named and those that came to it', () => {
  watchPage(BOOT)
  expect(sent()).toEqual([])
  const values = { lcp: 812, cls: 0 }
  jest.mocked(watchVitals).mock.calls[0]![0](values)
  const releases = ['cart@1.0.0-00000001', 'listing@1.0.0-00000001']
  const vitals = { pageType: 'Home', releases, values }
  expect(sent()).toEqual([{ page: 'token', parts: ['cart@1.0.0-00000001'], failed: [], lcpMs: 812, vitals }])
  expect(sendBeacon.mock.calls[0]![0]).toBe('/telemetry/page')
})

test('a failure is told soon, and a page with many failures is one', () => {
  watchPage(BOOT)
  expect(sent()).toEqual([])
  reportFailure({ remote: 'cart', kind: 'render', error: new Error('broken') })
  reportFailure({ remote: 'cart', kind: 'script', error: new Error('broken too') })
  jest.advanceTimersByTime(2000)
  reportFailure({ remote: 'listing', kind: 'load', error: new Error('later') })
  jest.advanceTimersByTime(60_000)
  expect(sent()).toMatchObject([{ failed: ['cart@1.0.0-00000001'], lcpMs: null }])
})
