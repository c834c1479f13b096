import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { MapPoint } from '../map.ts'
import { loadPlan } from './loadPlan.ts'
import { kmBetween } from './lines.ts'
import type { Plan, PlanKind } from './plan.ts'
import { placesOf } from './placesOf.ts'
import { planStyle } from './planStyle.ts'
import { streetIn } from './streetsOf.ts'

const MOSCOW = [37.6, 55.7] as const
const PETERSBURG = [30.4, 59.9] as const
const PERM = [56.25, 58.01] as const

const point = (address: string, lon: number, lat: number): MapPoint => ({
  id: address,
  address,
  label: address,
  lon,
  lat,
  state: 'available',
})
const planOf = (center: readonly [number, number], points: MapPoint[] = []) =>
  loadPlan({ settings: { provider: 'plan' }, center, points })
const count = (plan: Plan, kind: PlanKind) => plan.features.filter(({ properties }) => properties.kind === kind).length
const placesIn = (plan: Plan) =>
  plan.features.flatMap(({ geometry }): number[][] =>
    geometry.type === 'Point'
      ? [geometry.coordinates]
      : geometry.type === 'LineString'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? geometry.coordinates.flat()
          : [],
  )

test.each([
  ['Moscow', MOSCOW, { metro: 11, ring: 4, station: 200 }],
  ['Saint Petersburg', PETERSBURG, { metro: 5, ring: 2, station: 70 }],
] as const)('%s has its rings, rivers, parks, roads and metro, all of it around the town', async (_, center, least) => {
  const plan = await planOf(center)
  expect(count(plan, 'metro')).toBe(least.metro)
  expect(count(plan, 'ring')).toBe(least.ring)
  expect(count(plan, 'station')).toBeGreaterThanOrEqual(least.station)
  for (const kind of ['land', 'water', 'river', 'park', 'road', 'label'] as const)
    expect(count(plan, kind)).toBeGreaterThan(0)
  for (const [lon = 0, lat = 0] of placesIn(plan)) expect(Math.hypot(...kmBetween(center, [lon, lat]))).toBeLessThan(90)
})

test.each([MOSCOW, PETERSBURG, PERM])('the style of a plan is valid and names no address', async (...center) => {
  const style = planStyle(await planOf([center[0], center[1]], [point('ул. Ленина, 5', center[0], center[1] + 0.02)]))
  expect(validateStyleMin(style)).toEqual([])
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  expect(JSON.stringify(style)).not.toMatch(/https?:|\/\//)
})

test('another town has rings of distance around its centre and the streets of its points', async () => {
  const plan = await planOf(PERM, [
    point('ул. Ленина, 60', 56.235, 58.008),
    point('г. Пермь, ул. Ленина, 12', 56.262, 58.016),
    point('ш. Космонавтов, 65', 56.195, 57.988),
    point('Парк, без номера', 56.2, 57.9),
  ])
  const rings = plan.features.filter(
    ({ properties, geometry }) => properties.kind === 'distance' && geometry.type === 'LineString',
  )
  expect(rings.length).toBeGreaterThanOrEqual(3)
  expect(
    plan.features.flatMap(({ properties }) => (properties.kind === 'distance' ? (properties.name ?? []) : [])),
  ).toContain('5\u00A0км')
  const streets = placesOf(plan).map(({ name }) => name)
  expect(streets).toEqual(expect.arrayContaining(['ул. Ленина', 'ш. Космонавтов']))
  expect(streets.filter((name) => name === 'ул. Ленина')).toHaveLength(1)
})

test('a street goes through all of its points', async () => {
  const points = [point('ул. Ленина, 60', 56.235, 58.008), point('ул. Ленина, 12', 56.262, 58.016)]
  const street = (await planOf(PERM, points)).features.find(({ properties }) => properties.name === 'ул. Ленина')
  for (const { lon, lat } of points)
    expect(street?.geometry).toMatchObject({ coordinates: expect.arrayContaining([[lon, lat]]) })
})

test('a street that the plan has already is not drawn twice', async () => {
  const plan = await planOf(MOSCOW, [
    point('Варшавское ш., 97', 37.62, 55.65),
    point('ул. Красного Маяка, 2', 37.6, 55.61),
  ])
  const streets = plan.features.flatMap(({ properties }) => (properties.kind === 'street' ? properties.name : []))
  expect(streets).toEqual(['ул. Красного Маяка'])
})

test('without points and far from any town there still is a plan', async () => {
  const plan = await planOf([0, 0])
  expect(count(plan, 'land')).toBe(1)
})

test.each([
  ['ул. Ленина, 5', 'ул. Ленина'],
  ['г. Пермь, ул. Ленина, д. 5, корп. 2', 'ул. Ленина'],
  ['Московская область, Химки, Ленинградское шоссе, 5', 'Ленинградское шоссе'],
  ['проспект Мира', 'проспект Мира'],
  ['Москва', null],
  ['г. Пермь, 5', null],
  ['', null],
])('the street of «%s» is %s', (address, street) => {
  expect(streetIn(address)).toBe(street)
})

test('the search finds roads, stations and districts of a plan, each once', async () => {
  const names = placesOf(await planOf(MOSCOW)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Варшавское шоссе', 'Сокольники', 'Марьино', 'МКАД']))
  expect(names.filter((name) => name === 'Комсомольская')).toHaveLength(1)
})
