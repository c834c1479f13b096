import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { watchVitals } from './watchVitals.ts'

jest.mock('web-vitals', () => ({
  onLCP: jest.fn(),
  onCLS: jest.fn(),
  onINP: jest.fn(),
  onFCP: jest.fn(),
  onTTFB: jest.fn(),
}))

let visibility: DocumentVisibilityState
const tell = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
})

function turn(next: DocumentVisibilityState) {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const measured = (watch: unknown, name: string, value: number) =>
  (watch as jest.Mock<void, [(metric: object) => void]>).mock.calls[0]![0]({ name, value })

test('what was measured is told once, when the visitor looks away', () => {
  watchVitals(tell)
  measured(onLCP, 'LCP', 812.4)
  measured(onCLS, 'CLS', 0.012345)
  measured(onFCP, 'FCP', 400)
  measured(onTTFB, 'TTFB', 31.9)
  turn('visible')
  expect(tell).not.toHaveBeenCalled()
  turn('hidden')
  expect(tell.mock.calls).toEqual([[{ lcp: 812, cls: 0.0123, fcp: 400, ttfb: 32 }]])
  turn('visible')
  turn('hidden')
  dispatchEvent(new Event('pagehide'))
  expect(tell).toHaveBeenCalledTimes(1)
})

test('what changes is told as it was at the end', () => {
  watchVitals(tell)
  for (const watch of [onLCP, onCLS, onINP])
    expect(watch).toHaveBeenCalledWith(expect.any(Function), { reportAllChanges: true })
  measured(onCLS, 'CLS', 0)
  measured(onCLS, 'CLS', 0.2)
  turn('hidden')
  expect(tell.mock.calls).toEqual([[{ cls: 0.2 }]])
})

test('a page that is left without being hidden first is told of, too', () => {
  watchVitals(tell)
  measured(onINP, 'INP', 48)
  dispatchEvent(new Event('pagehide'))
  expect(tell.mock.calls).toEqual([[{ inp: 48 }]])
})
