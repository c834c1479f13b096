import type { CreateMap, MapInput, MapInstance, NamedPlace } from '../map.ts'
import { MapError } from '../MapError.ts'
import { glGoalOf, instanceOf } from './glMap.ts'
import type { GlMap } from './glMap.ts'
import { MAP_WAIT_MS, inTime } from './inTime.ts'

export interface GlStart {
  input: MapInput
  /** Makes the library's map; it throws where the browser can't draw. */
  make: () => GlMap
  places?: () => readonly NamedPlace[]
  /** Event after which the map can be used. */
  readyEvent: 'load' | 'style.load'
  /** Whether an error before that is the end. */
  isFatal: (error: unknown) => boolean
  limitMs?: number
}

/** Makes a map of a library and waits until it is drawn. The place is empty again when that fails. */
export async function startGlMap(start: GlStart): ReturnType<CreateMap> {
  const { input, make, places = () => [], readyEvent, isFatal, limitMs = MAP_WAIT_MS } = start
  let map: GlMap
  try {
    map = make()
  } catch (error) {
    input.place.replaceChildren()
    throw new MapError('webgl', 'This browser can not draw a map.', { cause: error })
  }

  let isReady = false
  const loaded = new Promise<void>((resolve, reject) => {
    map.on(readyEvent, () => resolve())
    map.on('error', ({ error }) => {
      if (!isReady && isFatal(error)) reject(new MapError('load', 'The map could not be loaded.', { cause: error }))
    })
    map.on('webglcontextlost', () => {
      const lost = new MapError('webgl', 'The browser took away what the map is drawn with.')
      if (isReady) input.onError(lost)
      else reject(lost)
    })
  })
  const instance: MapInstance = instanceOf(map, input.onMove, places)
  try {
    map.jumpTo(glGoalOf(map, input.target, input.inset))
    await inTime(loaded, 'The map', limitMs)
  } catch (error) {
    instance.destroy()
    throw error
  }
  isReady = true
  return instance
}
