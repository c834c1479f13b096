import fc from 'fast-check'
import { goalOf, toLonLat, toWorld } from './goalOf.ts'

const size = { width: 700, height: 600 }
const now = { center: [37, 55] as const, zoom: 9 }

/** Pixels of a place from the map's upper left corner. */
function pixelOf(at: readonly [number, number], goal: { center: readonly [number, number]; zoom: number }) {
  const scale = 256 * 2 ** goal.zoom
  const [x, y] = toWorld(at)
  const [centerX, centerY] = toWorld(goal.center)
  return { x: (x - centerX) * scale + size.width / 2, y: (y - centerY) * scale + size.height / 2 }
}

test('what is left out of a target stays as it is', () => {
  expect(goalOf({ zoom: 11 }, now, size, {})).toEqual({ center: [37, 55], zoom: 11 })
  const { center, zoom } = goalOf({ center: [30, 60] }, now, size, {})
  expect(center[0]).toBeCloseTo(30, 9)
  expect(center[1]).toBeCloseTo(60, 9)
  expect(zoom).toBe(9)
})

test('a chosen point stands in the middle of what a sheet leaves free [PICKUP-034]', () => {
  const at = [37.61, 55.65] as const
  const goal = goalOf({ center: at, zoom: 15 }, now, size, { bottom: 300 })
  expect(goal.zoom).toBe(15)
  expect(pixelOf(at, goal).x).toBeCloseTo(350, 3)
  expect(pixelOf(at, goal).y).toBeCloseTo(150, 3)
})

test('all points fit into the free part, and as close as that allows [MAP-011]', () => {
  const place = fc.tuple(fc.double({ min: 20, max: 179, noNaN: true }), fc.double({ min: -60, max: 75, noNaN: true }))
  fc.assert(
    fc.property(place, place, ([lonA, latA], [lonB, latB]) => {
      const bounds = [Math.min(lonA, lonB), Math.min(latA, latB), Math.max(lonA, lonB), Math.max(latA, latB)] as const
      const goal = goalOf({ bounds }, now, size, { bottom: 200 })
      const lower = pixelOf([bounds[0], bounds[1]], goal)
      const upper = pixelOf([bounds[2], bounds[3]], goal)
      expect(lower.x).toBeGreaterThan(39.9)
      expect(upper.x).toBeLessThan(700 - 71.9)
      expect(upper.y).toBeGreaterThan(63.9)
      expect(lower.y).toBeLessThan(400 - 39.9)
    }),
  )
})

test('bounds of nearby points go no closer than they may, and a tiny map does not break', () => {
  expect(goalOf({ bounds: [37, 55, 37, 55], maxZoom: 15 }, now, size, {}).zoom).toBe(15)
  expect(Number.isFinite(goalOf({ bounds: [37, 55, 38, 56] }, now, { width: 0, height: 0 }, {}).zoom)).toBe(true)
})

test('Mercator and back is the same place', () => {
  const [lon, lat] = toLonLat(toWorld([37.617, 55.752]))
  expect(lon).toBeCloseTo(37.617, 9)
  expect(lat).toBeCloseTo(55.752, 9)
})
