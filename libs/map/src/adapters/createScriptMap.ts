import type { CreateMap, LonLat, MapBounds, MapCamera } from '../map.ts'
import { loadMapScript } from './loadMapScript.ts'
import { goalOf, toLonLat, toWorld } from './goalOf.ts'
import type { ScriptMarker } from './scriptApi.ts'

/** Longest flight and the time of a change of zoom, in ms. */
const FLIGHT_MS = 800
const ZOOM_MS = 250

/** Map of the service that comes as a script. @throws MapError as {@link loadMapScript} does, and when the service throws */
export const createScriptMap: CreateMap = async ({ place, settings, target, inset, onMove }) => {
  const api = await loadMapScript(settings)
  const size = () => ({ width: place.clientWidth, height: place.clientHeight })
  const boundsAround = (center: LonLat, zoom: number): MapBounds => {
    const [x, y] = toWorld(center)
    const perPixel = 1 / (256 * 2 ** zoom)
    const { width, height } = size()
    const [west, north] = toLonLat([x - (width / 2) * perPixel, y - (height / 2) * perPixel])
    const [east, south] = toLonLat([x + (width / 2) * perPixel, y + (height / 2) * perPixel])
    return [west, south, east, north]
  }
  const cameraAt = (center: LonLat, zoom: number): MapCamera => ({ center, zoom, bounds: boundsAround(center, zoom) })

  const first = goalOf(target, { center: [0, 0], zoom: 0 }, size(), inset)
  let camera = cameraAt(first.center, first.zoom)
  const map = new api.YMap(place, {
    location: { center: [...first.center] as [number, number], zoom: first.zoom },
    behaviors: ['drag', 'pinchZoom', 'scrollZoom', 'dblClick'],
    zoomRange: { min: 3, max: 19 },
  })
  map.addChild(new api.YMapDefaultSchemeLayer({}))
  map.addChild(new api.YMapDefaultFeaturesLayer({}))
  map.addChild(
    new api.YMapListener({
      onUpdate: ({ location }) => {
        const [lon = 0, lat = 0] = location.center
        camera = cameraAt([lon, lat], location.zoom)
        onMove(camera)
      },
    }),
  )

  const moveTo = (goal: { center: LonLat; zoom: number }, duration: number) =>
    map.update({ location: { center: [...goal.center] as [number, number], zoom: goal.zoom, duration } })
  const markers = new Map<string, { marker: ScriptMarker; at: LonLat; element: HTMLElement }>()

  return {
    camera: () => camera,
    moveTo: (next, { inset: covered, animate }) => {
      const goal = goalOf(next, camera, size(), covered)
      camera = cameraAt(goal.center, goal.zoom)
      moveTo(goal, !animate ? 0 : (next.center ?? next.bounds) ? FLIGHT_MS : ZOOM_MS)
    },
    panBy: (x, y, { animate }) => {
      const [worldX, worldY] = toWorld(camera.center)
      const perPixel = 1 / (256 * 2 ** camera.zoom)
      const center = toLonLat([worldX + x * perPixel, worldY + y * perPixel])
      camera = cameraAt(center, camera.zoom)
      moveTo(camera, animate ? ZOOM_MS : 0)
    },
    setMarks: (marks) => {
      const wanted = new Set(marks.map(({ key }) => key))
      for (const [key, { marker }] of markers) {
        if (wanted.has(key)) continue
        map.removeChild(marker)
        markers.delete(key)
      }
      for (const { key, at, element, anchor } of marks) {
        const kept = markers.get(key)
        if (kept?.element === element) {
          if (kept.at[0] !== at[0] || kept.at[1] !== at[1]) kept.marker.update({ coordinates: [at[0], at[1]] })
          kept.at = at
          continue
        }
        if (kept) map.removeChild(kept.marker)
        // The service puts the element's corner to the place.
        element.style.cssText = `position:absolute;transform:translate(-50%,${anchor === 'bottom' ? '-100%' : '-50%'})`
        const marker = new api.YMapMarker({ coordinates: [at[0], at[1]] }, element)
        map.addChild(marker)
        markers.set(key, { marker, at, element })
      }
    },
    places: () => [],
    destroy: () => {
      markers.clear()
      map.destroy()
      place.replaceChildren()
    },
  }
}
