import { listRegions, setCurrentRegion } from '@verstak/contracts/region'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { regionAtom } from '@verstak/region'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { changeRegionTo } from './changeRegionTo.ts'

const KAZAN = makeRegion({ id: 16, name: 'Казань' })

function setup() {
  const api = createFakeApi()
    .on(listRegions, () => ({ data: [makeRegion(), KAZAN] }))
    .on(setCurrentRegion, () => KAZAN)
  const place = { pathname: '/cart/', reload: jest.fn(), assign: jest.fn() }
  return { host: createTestHost({ call: api.call, region: makeRegion() }), place }
}

test('the region with the id becomes the active one', async () => {
  const { host, place } = setup()
  await changeRegionTo(host, 16, place)
  expect(host.store.get(regionAtom)).toEqual(KAZAN)
})

test('an unknown id changes nothing', async () => {
  const { host, place } = setup()
  await expect(changeRegionTo(host, 99, place)).rejects.toThrow('no region 99')
  expect(host.store.get(regionAtom)).toEqual(makeRegion())
})
