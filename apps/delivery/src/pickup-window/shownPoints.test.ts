import { makeLaterPoint, makePoint } from '../testing/makePoint.ts'
import { distanceBetween } from './distanceBetween.ts'
import { regionLabel } from './regionLabel.ts'
import { metroOf, shownPoints } from './shownPoints.ts'

const NOW = new Date('2026-11-23T11:20:00.000Z')
const first = makePoint()
const later = makeLaterPoint()
const closed = makePoint({ id: 3, address: 'Шёлковская ул., 1', metro: null, hasNoMetro: true, workItems: [] })
const all = [first, later, closed]
const idsOf = (query: string, filters: ('today' | 'available' | 'open')[] = []) =>
  shownPoints(all, { query, filters, isNearestFirst: false }, { position: null, now: NOW }).map(({ point }) => point.id)

test.each([
  ['a part of an address in any case', 'ВАРШ', [101]],
  ['a part of a metro name', 'рязанский проспект', [104]],
  ['letters without their dots', 'шелк', [3]],
  ['nothing', 'Невский', []],
])('the search finds %s [PICKUP-031]', (_what, query, ids) => expect(idsOf(query)).toEqual(ids))

test('the chips narrow the list by today, by stock and by what is open now [PICKUP-031]', () => {
  expect(idsOf('', ['today'])).toEqual([101, 3])
  expect(idsOf('', ['available'])).toEqual([101, 3])
  expect(idsOf('', ['open'])).toEqual([101, 104])
  expect(idsOf('', ['open', 'available'])).toEqual([101])
})

test('a hidden metro is not searched either', () => {
  const hidden = makePoint({ hasNoMetro: true })
  expect(metroOf(hidden)).toBeNull()
  expect(
    shownPoints([hidden], { query: 'Нахимовский', filters: [], isNearestFirst: false }, { position: null, now: NOW }),
  ).toEqual([])
})

test('the nearest points come first once the place is known', () => {
  const position = { lat: 55.72, lon: 37.75 }
  const order = (place: typeof position | null) =>
    shownPoints([first, later], { query: '', filters: [], isNearestFirst: true }, { position: place, now: NOW })
  expect(order(position).map(({ point }) => point.id)).toEqual([104, 101])
  expect(order(position)[0]!.distance).toBe(0)
  expect(order(null).map(({ point, distance }) => [point.id, distance])).toEqual([
    [101, null],
    [104, null],
  ])
})

test('a degree of latitude is 111 km', () => {
  expect(distanceBetween({ lat: 55, lon: 37 }, { lat: 56, lon: 37 })).toBeCloseTo(111_195, -2)
})

test.each([
  ['г. Подольск', 'Подольск'],
  ['Подольск городской округ', 'Подольск'],
  ['г.Пушкино, Пушкинский район', 'Пушкино, Пушкинский'],
  ['Городец', 'Городец'],
  ['Москва', 'Москва'],
])('on a phone %s is called %s [PICKUP-023]', (name, label) => expect(regionLabel(name)).toBe(label))
