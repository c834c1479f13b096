import type { CreateMap } from '../map.ts'
import { MapError } from '../MapError.ts'
import { attachStylesheet } from './attachStylesheet.ts'
import type { GlMap } from './glMap.ts'
import { mapboxFiles } from './mapboxFiles.ts'
import { startGlMap } from './startGlMap.ts'

/** Streets in the language of the page. */
const STYLE = 'mapbox://styles/mapbox/streets-v12'

/** Map of Mapbox, for shops with an account there. @throws MapError without a token, or with a wrong one */
export const createMapboxMap: CreateMap = async (input) => {
  const { token } = input.settings
  if (!token) throw new MapError('key', 'MAPBOX_TOKEN is not set.')
  const files = mapboxFiles()
  const [{ default: mapboxgl }] = await Promise.all([
    import(/* webpackChunkName: "mapbox-gl" */ 'mapbox-gl'),
    attachStylesheet(files.stylesheet),
  ])
  mapboxgl.workerUrl = files.worker
  mapboxgl.accessToken = token
  return startGlMap({
    input,
    readyEvent: 'style.load',
    isFatal: () => true,
    make: () =>
      new mapboxgl.Map({
        container: input.place,
        style: STYLE,
        language: 'ru',
        localFontFamily: 'Golos Text, sans-serif',
        keyboard: false,
        dragRotate: false,
        touchPitch: false,
        pitchWithRotate: false,
        minZoom: 3,
        projection: 'mercator',
      }) as unknown as GlMap,
  })
}
