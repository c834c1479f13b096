import type { LonLat, MapBounds, MapTarget } from './map.ts'

/** Zooms of maps: without a choice, of a chosen point, and of a map with a single point. */
export const MAP_ZOOM = { default: 12, chosen: 15, single: 17 } as const

/** Fewer points than this are all shown at first. */
export const COMFORT_LIMIT = 100

/** Where a map begins: at its only point, so that all points fit, or at its centre when there are none or too many. */
export function firstTargetOf(points: readonly { lon: number; lat: number }[], mapCenter: LonLat): MapTarget {
  const [first] = points
  if (!first || points.length >= COMFORT_LIMIT) return { center: mapCenter, zoom: MAP_ZOOM.default }
  if (points.length === 1) return { center: [first.lon, first.lat], zoom: MAP_ZOOM.single }
  return { bounds: boundsOf(points), maxZoom: MAP_ZOOM.chosen }
}

/** The smallest bounds with all points. @throws RangeError without any */
export function boundsOf(points: readonly { lon: number; lat: number }[]): MapBounds {
  if (points.length === 0) throw new RangeError('Bounds of no points')
  const lons = points.map(({ lon }) => lon)
  const lats = points.map(({ lat }) => lat)
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}
