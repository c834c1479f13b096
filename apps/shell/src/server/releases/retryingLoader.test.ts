/** @jest-environment node */
import { createRetryingLoader } from './retryingLoader.ts'
import { BrokenRelease, SlowRelease } from './runServerFile.ts'

const V1 = { name: 'cart', version: '1.0.0-aaaaaaaaaaaa' }
const MINUTE_MS = 60_000

/** Tries after a failure and a wait. */
async function countTries(error: Error, waitMs: number): Promise<number> {
  const load = jest.fn(() => Promise.reject(error))
  const loader = createRetryingLoader(
    load,
    () => undefined,
    () => void loader.find(V1),
  )
  await loader.find(V1)
  loader.scheduleRetry()
  await jest.advanceTimersByTimeAsync(waitMs)
  loader.stop()
  return load.mock.calls.length
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('files that may come late are looked for soon', async () => {
  expect(await countTries(new Error('not there yet'), 600)).toBe(2)
})

test('a release that took too long to run, as on a busy machine, is tried again after a minute', async () => {
  expect(await countTries(new SlowRelease('slow'), MINUTE_MS - 10)).toBe(1)
  expect(await countTries(new SlowRelease('slow'), MINUTE_MS + 10)).toBe(2)
})

test('a release that does not run is not tried again', async () => {
  expect(await countTries(new BrokenRelease('broken'), 60 * MINUTE_MS)).toBe(1)
})
