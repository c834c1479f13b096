import type { LonLat, MapInset, MapTarget } from '../map.ts'

/** Where a camera goes: its centre, and a level of 256-pixel tiles. */
export interface MapGoal {
  center: LonLat
  zoom: number
}

/** Side of a tile in px. */
const TILE = 256

/** Space in px between points that must fit and the map's edge; marks reach up, buttons stand on the right. */
const EDGE: Required<MapInset> = { top: 64, right: 72, bottom: 40, left: 40 }

const NOTHING: Required<MapInset> = { top: 0, right: 0, bottom: 0, left: 0 }

/** Where a target leads on a map of a size, so that it stands in the middle of what `inset` leaves free. */
export function goalOf(
  target: MapTarget,
  now: MapGoal,
  size: { width: number; height: number },
  inset: MapInset,
): MapGoal {
  const covered = { ...NOTHING, ...inset }
  if (!target.bounds) {
    const zoom = target.zoom ?? now.zoom
    return { center: target.center ? shifted(toWorld(target.center), zoom, covered) : now.center, zoom }
  }
  const [west, south, east, north] = target.bounds
  const [left, bottom] = toWorld([west, south])
  const [right, top] = toWorld([east, north])
  const padding = fits(size, add(covered, EDGE)) ? add(covered, EDGE) : covered
  const width = Math.max(size.width - padding.left - padding.right, 1)
  const height = Math.max(size.height - padding.top - padding.bottom, 1)
  const zoom = Math.min(
    Math.log2(width / TILE / (right - left)),
    Math.log2(height / TILE / (bottom - top)),
    target.maxZoom ?? Number.POSITIVE_INFINITY,
    20,
  )
  return { center: shifted([(left + right) / 2, (top + bottom) / 2], zoom, padding), zoom }
}

const fits = ({ width, height }: { width: number; height: number }, { top, right, bottom, left }: Required<MapInset>) =>
  width - left - right >= 64 && height - top - bottom >= 64

const add = (a: Required<MapInset>, b: Required<MapInset>): Required<MapInset> => ({
  top: a.top + b.top,
  right: a.right + b.right,
  bottom: a.bottom + b.bottom,
  left: a.left + b.left,
})

/** The centre with which a place of the world stands in the middle of the free part. */
function shifted([x, y]: readonly [number, number], zoom: number, padding: Required<MapInset>): LonLat {
  const perPixel = 1 / (TILE * 2 ** zoom)
  return toLonLat([
    x + ((padding.right - padding.left) / 2) * perPixel,
    y + ((padding.bottom - padding.top) / 2) * perPixel,
  ])
}

/** Web Mercator: the world is 1 by 1, y grows to the south. */
export function toWorld([lon, lat]: LonLat): readonly [x: number, y: number] {
  const sine = Math.sin((lat * Math.PI) / 180)
  return [lon / 360 + 0.5, 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI]
}

/** The place of the world's point. */
export function toLonLat([x, y]: readonly [number, number]): LonLat {
  return [(x - 0.5) * 360, (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90]
}
