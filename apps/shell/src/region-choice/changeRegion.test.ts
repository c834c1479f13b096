import { officesAddress } from '@verstak/contracts/address'
import { ApiError } from '@verstak/api-client/ApiError'
import { setCurrentRegion } from '@verstak/contracts/region'
import type { Region } from '@verstak/contracts/region'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { regionAtom } from '@verstak/region'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { changeRegion } from './changeRegion.ts'

const KAZAN = makeRegion({ id: 16, name: 'Казань', domain: 'kazan', gtmType: 'kzn' })
const BODY = { id: 16, type: 'other', descendantId: null }

function setup(pathname: string) {
  const state = { isDown: false, chosen: [] as unknown[] }
  const api = createFakeApi().on(setCurrentRegion, ({ body }) => {
    if (state.isDown) throw new ApiError('unavailable', 0)
    state.chosen.push(body)
    return KAZAN
  })
  const track = jest.fn()
  const host = { ...createTestHost({ call: api.call, region: makeRegion({ gtmType: 'msk' }) }), track }
  const place = { pathname, reload: jest.fn(), assign: jest.fn() }
  return { state, host, track, place, change: (next: Region) => changeRegion(host, next, place) }
}

beforeEach(() => {
  document.cookie = 'region_approved=; max-age=0; path=/'
})

test('a change keeps the choice and its approval, tells analytics, and reloads the page [REGION-008, REGION-009, REGION-010, REGION-011, WIDGET-006]', async () => {
  const { state, track, place, change } = setup('/category/drills-7/')
  await change(KAZAN)
  expect(state.chosen).toEqual([BODY])
  expect(document.cookie).toContain('region_approved=1')
  expect(track).toHaveBeenCalledWith({ event: 'region_change', from: 'msk', to: 'kzn' })
  expect(place.reload).toHaveBeenCalledTimes(1)
})

test('the same region again changes nothing and asks nobody [REGION-004]', async () => {
  const { state, track, place, change } = setup('/')
  await change(makeRegion({ name: 'Столица', gtmType: 'msk' }))
  expect(state.chosen).toEqual([])
  expect(track).not.toHaveBeenCalled()
  expect(place.reload).not.toHaveBeenCalled()
})

test.each([
  ['id', { id: 2 }],
  ['type', { type: 'descendant' }],
  ['descendant', { descendantId: 5 }],
] as const)('another %s is another choice', async (_what, other) => {
  const { state, change } = setup('/')
  await change(makeRegion(other))
  expect(state.chosen).toHaveLength(1)
})

test.each(['/cart/', '/cart-checkout/', '/checkout/payment/'])(
  'on %s nothing typed is lost: the page stays and shows the new region [REGION-013]',
  async (pathname) => {
    const { host, place, change } = setup(pathname)
    await change(KAZAN)
    expect(place.reload).not.toHaveBeenCalled()
    expect(host.store.get(regionAtom)).toEqual(KAZAN)
  },
)

test('on a page of shops it leads to those of the region [REGION-012, WIDGET-007]', async () => {
  const { place, change } = setup('/offices/moscow/')
  await change(KAZAN)
  expect(place.assign).toHaveBeenCalledWith('/offices/kazan/')
  expect(place.reload).not.toHaveBeenCalled()
})

test('the shops of a town within a region have the town in their address', () => {
  expect(officesAddress({ ...KAZAN, type: 'descendant', descendantId: 7 })).toBe('/offices/kazan-7/')
})

test('a choice that could not be kept changes nothing', async () => {
  const { state, place, change } = setup('/')
  state.isDown = true
  await expect(change(KAZAN)).rejects.toThrow()
  expect(document.cookie).not.toContain('region_approved')
  expect(place.reload).not.toHaveBeenCalled()
})
