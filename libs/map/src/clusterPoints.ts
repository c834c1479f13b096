import Supercluster from 'supercluster'
import type { LonLat, MapBounds, MapPoint } from './map.ts'
import { boundsOf } from './mapZooms.ts'

/** Side of a cluster's neighbourhood in px, and the last zoom with clusters. */
export const CLUSTER = { grid: 64, maxZoom: 11 } as const

/** Zoom levels are those of 256-pixel tiles. */
const TILE = 256

/** One mark: a point, or several points that are too close to each other. */
export type MapItem =
  { key: string; at: LonLat; point: MapPoint } | { key: string; at: LonLat; count: number; boundsOf: () => MapBounds }

/** Finds the items of a part of the map; `zoom` may be a fraction. */
export type FindItems = (bounds: MapBounds, zoom: number) => MapItem[]

/**
 * Indexes points for {@link FindItems}: up to zoom 11, points within 64 px of each other are one cluster.
 * `boundsOf` are the bounds of a cluster's points.
 */
export function clusterPoints(points: readonly MapPoint[]): FindItems {
  const index = new Supercluster<{ order: number }>({
    radius: CLUSTER.grid,
    extent: TILE,
    maxZoom: CLUSTER.maxZoom,
  }).load(
    points.map(({ lon, lat }, order) => ({
      type: 'Feature',
      properties: { order },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    })),
  )
  return (bounds, zoom) =>
    index.getClusters([...bounds], Math.floor(zoom + 1e-6)).map(({ properties, geometry }) => {
      const at: LonLat = [geometry.coordinates[0]!, geometry.coordinates[1]!]
      if (!('cluster' in properties)) {
        const point = points[properties.order]!
        return { key: point.id, at, point }
      }
      const { cluster_id: id, point_count: count } = properties
      const leaves = () => index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => points[leaf.properties.order]!)
      return { key: `cluster ${id}`, at, count, boundsOf: () => boundsOf(leaves()) }
    })
}
