import type { MapPoint } from './map.ts'
import { searchPlaces } from './searchPlaces.ts'

const point = (id: string, address: string): MapPoint => ({
  id,
  address,
  label: `${address}, сегодня`,
  lon: 37,
  lat: 55,
  state: 'available',
})
const points = [
  point('1', 'Варшавское ш., 97'),
  point('2', 'ул. Королёва, 8, стр. 2'),
  point('3', 'г. Химки, Ленинградское шоссе, 5'),
]
const places = [
  { name: 'Варшавское шоссе', at: [37.6, 55.6] as const },
  { name: 'Ленинградское шоссе', at: [37.5, 55.8] as const },
  { name: 'Тёплый Стан', at: [37.5, 55.6] as const },
]
const namesOf = (text: string) => searchPlaces(text, points, places).map(({ name }) => name)

test.each([
  ['варшав', ['Варшавское ш., 97', 'Варшавское шоссе']],
  ['ВАРШАВСКОЕ ШОССЕ', ['Варшавское ш., 97', 'Варшавское шоссе']],
  ['варшавское 97', ['Варшавское ш., 97']],
  ['улица королева', ['ул. Королёва, 8, стр. 2']],
  ['Королёва 8', ['ул. Королёва, 8, стр. 2']],
  ['теплый стан', ['Тёплый Стан']],
  ['химки ленинградское', ['г. Химки, Ленинградское шоссе, 5']],
  ['лениградское', ['г. Химки, Ленинградское шоссе, 5', 'Ленинградское шоссе']],
  ['варшасвкое', ['Варшавское ш., 97', 'Варшавское шоссе']],
  ['воршавское', ['Варшавское ш., 97', 'Варшавское шоссе']],
  ['тёпплый', ['Тёплый Стан']],
  ['вршв', []],
  ['проспект', []],
  ['  ', []],
])('«%s» finds %j', (text, names) => {
  expect(namesOf(text)).toEqual(names)
})

test('what fits to the letter goes before what fits with an error, and there is a limit', () => {
  const near = [point('a', 'ул. Ленива, 1'), point('b', 'ул. Ленина, 1')]
  expect(searchPlaces('ленина', near, []).map(({ pointId }) => pointId)).toEqual(['b', 'a'])
  expect(searchPlaces('варшав', points, places, 1)).toHaveLength(1)
})

test('a point tells its id and its place, a place of the plan only where it is', () => {
  expect(searchPlaces('варшавское', points, places)).toEqual([
    { name: 'Варшавское ш., 97', at: [37, 55], pointId: '1' },
    { name: 'Варшавское шоссе', at: [37.6, 55.6] },
  ])
})
