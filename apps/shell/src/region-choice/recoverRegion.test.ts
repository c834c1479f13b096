/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { listRegions } from '@verstak/contracts/region'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { regionAtom } from '@verstak/region'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { regionOf } from '../document/regionOf.ts'
import { recoverRegion } from './recoverRegion.ts'

const KAZAN = makeRegion({ id: 16, name: 'Казань', domain: 'kazan' })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function open(region = regionOf(null, '16')) {
  const state = { isDown: true }
  const api = createFakeApi().on(listRegions, () => {
    if (state.isDown) throw new ApiError('unavailable', 0)
    return { data: [makeRegion(), KAZAN] }
  })
  const host = createTestHost({ call: api.call, region })
  recoverRegion(host)
  return { state, api, host }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('a page whose region nobody knew names it, without a new document, once somebody does', async () => {
  const { state, api, host } = open()
  await pass(5000)
  expect(api.calls).toHaveLength(2)
  expect(host.store.get(regionAtom)?.name).toBe('')
  state.isDown = false
  await pass(5000)
  expect(host.store.get(regionAtom)).toEqual(KAZAN)
  await pass(60_000)
  expect(api.calls).toHaveLength(3)
})

test('a page that knows its region asks nobody', async () => {
  const { api } = open(KAZAN)
  await pass(60_000)
  expect(api.calls).toHaveLength(0)
})
