/** @jest-environment node */
import { createStaleCache } from './staleCache.ts'

const MINUTE_MS = 60_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** An answer that counts its requests, and can fail or hang. */
function setup() {
  const state = { isDown: false, hangs: false, asked: 0 }
  const report = jest.fn()
  const read = createStaleCache({
    load: async () => {
      state.asked += 1
      if (state.isDown) throw new Error('down')
      if (state.hangs) await new Promise((resolve) => setTimeout(resolve, 5000))
      return state.asked
    },
    report,
  })
  return { state, read, report }
}

const later = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('pages that come at once ask once, and for a minute nobody asks again', async () => {
  const { state, read } = setup()
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  await later(MINUTE_MS - 1)
  await read()
  expect(state.asked).toBe(1)
})

test('after a minute a page goes out with the last answer, and the next one has a new one', async () => {
  const { read } = setup()
  await read()
  await later(MINUTE_MS)
  expect(await read()).toBe(1)
  await later(0)
  expect(await read()).toBe(2)
})

test('while it fails the last answer serves on, and once a second a page asks anew', async () => {
  const { state, read, report } = setup()
  await read()
  state.isDown = true
  await later(MINUTE_MS)
  for (const asked of [2, 3]) {
    expect(await read()).toBe(1)
    expect(await read()).toBe(1)
    expect(state.asked).toBe(asked)
    await later(1000)
  }
  expect(report).toHaveBeenCalledTimes(1)
})

test('without an answer ever there is none, at once, and there is one as soon as it can be had', async () => {
  const { state, read } = setup()
  state.isDown = true
  expect(await read()).toBeNull()
  expect(await read()).toBeNull()
  expect(state.asked).toBe(1)
  state.isDown = false
  await later(1000)
  expect(await read()).toBe(2)
})

test('no page waits longer than 300 ms for an answer that is slow, and later ones have it', async () => {
  const { state, read } = setup()
  state.hangs = true
  const first = read()
  let isSettled = false
  void first.then(() => (isSettled = true))
  await later(299)
  expect(isSettled).toBe(false)
  await later(1)
  expect(await first).toBeNull()
  await later(4700)
  expect(await read()).toBe(1)
  expect(state.asked).toBe(1)
})
