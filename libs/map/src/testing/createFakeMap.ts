import { goalOf, toWorld } from '../adapters/goalOf.ts'
import { keepMarks } from '../adapters/keepMarks.ts'
import type { CreateMap, LonLat, MapCamera, MapInput, MapMark, MapTarget } from '../map.ts'

/** A map that draws nothing and remembers what it was told, for tests. */
export interface FakeMap {
  /** For `PointMap`'s `createMap`. */
  createMap: CreateMap
  /** What the map was made with; null before. */
  input: () => MapInput | null
  camera: () => MapCamera
  /** Marks that are set now. */
  marks: () => readonly MapMark[]
  /** All moves, oldest first. */
  moves: readonly { target: MapTarget; animate: boolean }[]
  /** How many maps were made and not ended. */
  alive: () => number
  /** As when the visitor drags the map. */
  drag: (camera: Partial<MapCamera>) => void
  /** As when the map dies after it was loaded. */
  fail: (error?: Error) => void
}

/** Options of {@link createFakeMap}. */
export interface FakeMapOptions {
  /** The map can't be made. */
  error?: Error
  /** Resolves when the map is drawn; at once by default. */
  ready?: Promise<void>
  /** Marks are rendered into one element, as on the maps of both libraries; true by default. */
  areMarksTogether?: boolean
}

/** Size in px of the fake map, which sets how much it shows. */
const SIZE = 640

/** Makes a fake map. */
export function createFakeMap({ error, ready, areMarksTogether = true }: FakeMapOptions = {}): FakeMap {
  let input: MapInput | null = null
  let camera: MapCamera = cameraAt([0, 0], 0)
  let marks: readonly MapMark[] = []
  let alive = 0
  let moved = () => {}
  const moves: { target: MapTarget; animate: boolean }[] = []

  const show = (next: MapCamera) => {
    camera = next
    moved()
    input?.onMove(camera)
  }
  const createMap: CreateMap = async (given) => {
    input = given
    await ready
    if (error) throw error
    alive += 1
    camera = cameraOf(given.target, camera)
    const kept = keepMarks(given.place, (at) => pixelOf(at, camera, given.place))
    moved = kept.place
    return {
      camera: () => camera,
      moveTo: (target, { animate }) => {
        moves.push({ target, animate })
        show(cameraOf(target, camera))
      },
      panBy: (x, y) => {
        const perPixel = (camera.bounds[2] - camera.bounds[0]) / SIZE
        show(cameraAt([camera.center[0] + x * perPixel, camera.center[1] - y * perPixel], camera.zoom))
      },
      ...(areMarksTogether && { marksPlace: kept.layer }),
      setMarks: (next) => {
        marks = next
        kept.set(next)
      },
      places: () => [],
      destroy: () => {
        alive -= 1
        given.place.replaceChildren()
      },
    }
  }
  return {
    createMap,
    input: () => input,
    camera: () => camera,
    marks: () => marks,
    moves,
    alive: () => alive,
    drag: (next) => show({ ...camera, ...next }),
    fail: (reason = new Error('The map has died')) => input?.onError(reason),
  }
}

function cameraOf(target: MapTarget, now: MapCamera): MapCamera {
  const { center, zoom } = goalOf(target, now, { width: SIZE, height: SIZE }, {})
  const round = (degrees: number) => Math.round(degrees * 1e9) / 1e9
  return cameraAt([round(center[0]), round(center[1])], zoom)
}

function cameraAt(center: LonLat, zoom: number): MapCamera {
  const half = (SIZE / 2) * (360 / (256 * 2 ** zoom))
  return { center, zoom, bounds: [center[0] - half, center[1] - half, center[0] + half, center[1] + half] }
}

/** Where a place stands in an element whose middle is the camera's centre. */
function pixelOf(at: LonLat, { center, zoom }: MapCamera, { clientWidth, clientHeight }: HTMLElement) {
  const scale = 256 * 2 ** zoom
  const [x, y] = toWorld(at)
  const [centerX, centerY] = toWorld(center)
  return { x: (x - centerX) * scale + clientWidth / 2, y: (y - centerY) * scale + clientHeight / 2 }
}
