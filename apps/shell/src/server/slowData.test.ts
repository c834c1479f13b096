/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { listTopics } from '@verstak/contracts/catalogue'
import { listPromoLinks } from '@verstak/contracts/promoLink'
import { listRegions } from '@verstak/contracts/region'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createSlowData } from './slowData.ts'

const MINUTE_MS = 60_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Slow data of an API that can be switched off and that counts how many products it has been asked for. */
function setup() {
  const state = { isDown: false, asked: 0 }
  const api = createFakeApi()
    .on(listRegions, () => ({ data: [makeRegion()] }))
    .on(listTopics, () => {
      state.asked += 1
      if (state.isDown) throw new ApiError('unavailable', 0)
      return { data: [], totalCount: state.asked }
    })
  return { state, slowData: createSlowData(api.call) }
}

const later = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('pages that come at once ask once, and for a minute nobody asks again', async () => {
  const { state, slowData } = setup()
  await Promise.all([slowData(), slowData()])
  await later(MINUTE_MS - 1)
  await slowData()
  expect(state.asked).toBe(1)
})

test('after a minute a page goes out with the last answer, and the next one has a new one', async () => {
  const { slowData } = setup()
  await slowData()
  await later(MINUTE_MS)
  expect((await slowData()).topics.totalCount).toBe(1)
  await later(0)
  expect((await slowData()).topics.totalCount).toBe(2)
})

test('while the API fails the last answer serves on, and every page asks anew', async () => {
  const { state, slowData } = setup()
  await slowData()
  state.isDown = true
  await later(MINUTE_MS)
  for (const asked of [2, 3]) {
    expect((await slowData()).topics.totalCount).toBe(1)
    await later(0)
    expect(state.asked).toBe(asked)
  }
})

test('without an answer ever it fails, and works as soon as the API does', async () => {
  const { state, slowData } = setup()
  state.isDown = true
  await expect(slowData()).rejects.toThrow('unavailable')
  state.isDown = false
  await expect(slowData()).resolves.toMatchObject({ regions: [{ id: 1 }] })
})

test('links of the shop come along, and neither their failure nor their slowness holds anything up', async () => {
  const links = [{ name: 'Распродажа', url: '/sale/x/' }]
  let answer: () => Promise<{ links: typeof links }> = () => Promise.resolve({ links })
  const api = createFakeApi()
    .on(listRegions, () => ({ data: [makeRegion()] }))
    .on(listTopics, () => ({ data: [], totalCount: 1 }))
    .on(listPromoLinks, () => answer())
  const slowData = createSlowData(api.call)
  expect((await slowData()).promoLinks).toEqual({ links })
  answer = () => new Promise(() => undefined)
  await later(MINUTE_MS)
  await slowData()
  await later(300)
  answer = () => Promise.reject(new ApiError('unavailable', 503))
  await later(MINUTE_MS)
  await slowData()
  await later(300)
  expect((await slowData()).promoLinks).toEqual({ links })
})
