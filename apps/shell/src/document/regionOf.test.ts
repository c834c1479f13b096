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

test.each([
  [undefined, 1, 'Москва'],
  ['16', 16, ''],
  ['-1', -1, ''],
  ['abc', 1, 'Москва'],
])(
  'while nobody knows the regions, the cookie %j stands for the region %d, so that prices are right',
  (cookie, id, name) => {
    expect(regionOf(null, cookie)).toMatchObject({ id, name, domain: '' })
    expect(regionOf([], cookie)).toMatchObject({ id })
  },
)
