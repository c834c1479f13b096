import type { LonLat, MapBounds, MapCamera, MapInset, MapInstance, MapTarget, NamedPlace } from '../map.ts'
import { goalOf } from './goalOf.ts'
import { keepMarks } from './keepMarks.ts'

interface GlGoal {
  center: [number, number]
  zoom: number
}

/** What maplibre-gl and mapbox-gl have in common, as far as it is used. */
export interface GlMap {
  on(event: string, listener: (event: { error?: unknown }) => void): unknown
  project(at: [number, number]): { x: number; y: number }
  getCenter(): { lng: number; lat: number }
  getZoom(): number
  getBounds(): { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number } | null
  getCanvas(): HTMLCanvasElement
  getCanvasContainer(): HTMLElement
  jumpTo(goal: GlGoal): unknown
  flyTo(goal: GlGoal & { maxDuration: number }): unknown
  easeTo(goal: GlGoal & { duration: number }): unknown
  panBy(by: [number, number], options: { animate: boolean }): unknown
  remove(): void
}

/** Both libraries count levels of 512-pixel tiles. */
export const LEVELS_BELOW = 1

/** Longest flight and the time of a change of zoom, in ms. */
const FLIGHT_MS = 1200
const ZOOM_MS = 250

/** The part of both libraries that is the same: camera, moves, marks. */
export function instanceOf(
  map: GlMap,
  onMove: (camera: MapCamera) => void,
  places: () => readonly NamedPlace[],
): MapInstance {
  nameless(map.getCanvas())
  const marks = keepMarks(map.getCanvasContainer(), ([lon, lat]) => map.project([lon, lat]))
  const moved = () => {
    marks.place()
    onMove(cameraOf(map))
  }
  map.on('move', moved)
  map.on('resize', moved)

  return {
    camera: () => cameraOf(map),
    moveTo: (target, { inset, animate }) => {
      const goal = glGoalOf(map, target, inset)
      if (!animate) map.jumpTo(goal)
      else if (target.center ?? target.bounds) map.flyTo({ ...goal, maxDuration: FLIGHT_MS })
      else map.easeTo({ ...goal, duration: ZOOM_MS })
    },
    panBy: (x, y, { animate }) => void map.panBy([x, y], { animate }),
    marksPlace: marks.layer,
    setMarks: marks.set,
    places,
    destroy: () => {
      marks.clear()
      map.remove()
    },
  }
}

/** The place around the canvas takes the focus and the keys, and has a name. */
function nameless(canvas: HTMLCanvasElement): void {
  canvas.tabIndex = -1
  canvas.removeAttribute('role')
  canvas.removeAttribute('aria-label')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.outline = 'none'
}

/** Where a target leads on this map, in the library's words. */
export function glGoalOf(map: GlMap, target: MapTarget, inset: MapInset): GlGoal {
  const { clientWidth: width, clientHeight: height } = map.getCanvasContainer()
  const { center, zoom } = goalOf(target, cameraOf(map), { width, height }, inset)
  return { center: [center[0], center[1]], zoom: zoom - LEVELS_BELOW }
}

function cameraOf(map: GlMap): MapCamera {
  const { lng, lat } = map.getCenter()
  const found = map.getBounds()
  const center: LonLat = [lng, lat]
  const bounds: MapBounds = found
    ? [found.getWest(), found.getSouth(), found.getEast(), found.getNorth()]
    : [lng, lat, lng, lat]
  return { center, zoom: map.getZoom() + LEVELS_BELOW, bounds }
}
