import { COMFORT_LIMIT, MAP_ZOOM, firstTargetOf } from './mapZooms.ts'

const center = [37.62, 55.75] as const
const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ lon: 37 + index / 100, lat: 55 + index / 200 }))

test('a map without points begins at its centre at zoom 12 [MAP-008]', () => {
  expect(firstTargetOf([], center)).toEqual({ center, zoom: 12 })
})

test('a single point is shown at zoom 17 [MAP-010]', () => {
  expect(firstTargetOf(points(1), center)).toEqual({ center: [37, 55], zoom: 17 })
})

test.each([2, 99])('%d points are all shown [MAP-011]', (count) => {
  expect(firstTargetOf(points(count), center)).toEqual({
    bounds: [37, 55, 37 + (count - 1) / 100, 55 + (count - 1) / 200],
    maxZoom: MAP_ZOOM.chosen,
  })
})

test.each([COMFORT_LIMIT, 5000])('%d points begin at the centre of the map at zoom 12 [MAP-011]', (count) => {
  expect(firstTargetOf(points(count), center)).toEqual({ center, zoom: 12 })
})
