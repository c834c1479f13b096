import { CLUSTER, clusterPoints } from './clusterPoints.ts'
import type { MapItem } from './clusterPoints.ts'
import { toWorld } from './adapters/goalOf.ts'
import type { MapPoint } from './map.ts'

const WORLD = [-180, -85, 180, 85] as const

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Points of one region: dense in the middle, some at the same place. */
function makePoints(count: number): MapPoint[] {
  const next = numbers(21)
  const bell = () => (next() + next() + next()) / 3 - 0.5
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    lon: 37.6 + (index % 50 === 0 ? 0 : bell() * 2.4),
    lat: 55.75 + (index % 50 === 0 ? 0 : bell() * 1.2),
    label: `${index}`,
    state: 'available',
  }))
}

interface Heap {
  x: number
  y: number
  count: number
}

/**
 * What clusters are by definition, the slow way: from the last zoom outwards, each heap in its order takes all others
 * within 64 px that no one has taken, and stands at the middle of their points.
 */
function slowClusters(points: readonly MapPoint[], zoom: number): Heap[] {
  let heaps: Heap[] = points.map(({ lon, lat }) => {
    const [x, y] = toWorld([lon, lat])
    // The index keeps places in single precision.
    return { x: Math.fround(x), y: Math.fround(y), count: 1 }
  })
  for (let level = CLUSTER.maxZoom; level >= zoom; level -= 1) heaps = joinWithin(heaps, 64 / (256 * 2 ** level))
  return heaps
}

function joinWithin(heaps: readonly Heap[], radius: number): Heap[] {
  const taken = new Set<Heap>()
  return heaps.flatMap((heap) => {
    if (taken.has(heap)) return []
    taken.add(heap)
    const near = heaps.filter((one) => !taken.has(one) && (one.x - heap.x) ** 2 + (one.y - heap.y) ** 2 <= radius ** 2)
    near.forEach((one) => taken.add(one))
    const all = [heap, ...near]
    const count = all.reduce((sum, one) => sum + one.count, 0)
    const mean = (axis: 'x' | 'y') => Math.fround(all.reduce((sum, one) => sum + one[axis] * one.count, 0) / count)
    return [near.length > 0 ? { x: mean('x'), y: mean('y'), count } : heap]
  })
}

const countOf = (item: MapItem) => ('count' in item ? item.count : 1)

/** Heaps that are not among others, with as many points within half a pixel; each counts once. */
function missingFrom(others: readonly Heap[], heaps: readonly Heap[], zoom: number): Heap[] {
  const left = new Set(others)
  const halfPixel = 0.5 / (256 * 2 ** zoom)
  return heaps.filter((heap) => {
    const same = [...left].find(
      ({ x, y, count }) => count === heap.count && Math.hypot(x - heap.x, y - heap.y) < halfPixel,
    )
    return !same || !left.delete(same)
  })
}

test.each([4, 6, 8, 9, 10, 11])(
  'clusters of 5,000 points at zoom %d are those of the slow reference [MAP-001] [MAP-006]',
  (zoom) => {
    const points = makePoints(5000)
    const found = clusterPoints(points)(WORLD, zoom)
    const asHeaps = found.map((item) => {
      const [x, y] = toWorld(item.at)
      return { x, y, count: countOf(item) }
    })
    const expected = slowClusters(points, zoom)
    expect(found.reduce((sum, item) => sum + countOf(item), 0)).toBe(5000)
    expect(asHeaps).toHaveLength(expected.length)
    expect(missingFrom(expected, asHeaps, zoom)).toEqual([])
  },
)

/** Two points so many px apart at a zoom. */
function pair(px: number, zoom: number): MapPoint[] {
  const lon = 37.6
  const further = lon + (px * 360) / (256 * 2 ** zoom)
  return [lon, further].map((one, index) => ({ id: `${index}`, lon: one, lat: 55.75, label: '', state: 'available' }))
}

test('two points closer than 64 px are one mark, further ones are two [MAP-006]', () => {
  expect(clusterPoints(pair(62, 10))(WORLD, 10)).toMatchObject([{ count: 2 }])
  expect(clusterPoints(pair(66, 10))(WORLD, 10)).toHaveLength(2)
})

test('zoom 11 is the last with clusters, also on the way to 12 [MAP-007]', () => {
  const close = clusterPoints(pair(4, 11))
  expect(close(WORLD, 11)).toMatchObject([{ count: 2 }])
  expect(close(WORLD, 11.9)).toHaveLength(1)
  expect(close(WORLD, 12)).toHaveLength(2)
})

test('a cluster knows the bounds of its points', () => {
  const points = pair(40, 10)
  const [cluster] = clusterPoints(points)(WORLD, 10)
  expect(cluster && 'count' in cluster && cluster.boundsOf()).toEqual([points[0]!.lon, 55.75, points[1]!.lon, 55.75])
})

test('points at one place are one cluster to zoom 11 and all there beyond', () => {
  const points = makePoints(3).map((point) => ({ ...point, lon: 37.6, lat: 55.75 }))
  expect(clusterPoints(points)(WORLD, 11)).toMatchObject([{ count: 3 }])
  expect(clusterPoints(points)(WORLD, 12).map(({ key }) => key)).toEqual(['p0', 'p1', 'p2'])
})

test('only the part that is asked for is found, and no points make no marks', () => {
  const points = makePoints(500)
  const part = clusterPoints(points)([37.5, 55.7, 37.7, 55.8], 14)
  const inside = points.filter(({ lon, lat }) => lon >= 37.5 && lon <= 37.7 && lat >= 55.7 && lat <= 55.8)
  expect(part).toHaveLength(inside.length)
  expect(clusterPoints([])(WORLD, 5)).toEqual([])
})
