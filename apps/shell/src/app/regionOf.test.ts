import { makeRegion } from '@verstak/testing/factories'
import { regionOf } from './regionOf.ts'

const MOSCOW = makeRegion({ id: 1 })
const KAZAN = makeRegion({ id: 16, name: 'Казань' })
const AREA = makeRegion({ id: -1, name: 'Москва и область' })
const regions = [AREA, KAZAN, MOSCOW]

test('a visitor without a region gets the one with the id 1 [REGION-003, WIDGET-011]', () => {
  expect(regionOf(regions, undefined)).toBe(MOSCOW)
})

test.each([
  ['16', KAZAN],
  ['-1', AREA],
])('the cookie %s chooses its region', (cookie, region) => {
  expect(regionOf(regions, cookie)).toBe(region)
})

test.each(['999', '', 'abc', '1; drop'])('the cookie %j of no region counts as none', (cookie) => {
  expect(regionOf(regions, cookie)).toBe(MOSCOW)
})

test('a store without the default region falls back to its first one', () => {
  expect(regionOf([KAZAN, AREA], undefined)).toBe(KAZAN)
})

test('a store without regions says what is missing', () => {
  expect(() => regionOf([], '1')).toThrow(/load a catalogue/)
})
