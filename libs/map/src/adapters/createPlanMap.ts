import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource } from 'maplibre-gl'
import type { CreateMap, MapMark } from '../map.ts'
import { loadPlan } from '../plans/loadPlan.ts'
import { MARKS, planStyle } from '../plans/planStyle.ts'
import { placesOf } from '../plans/placesOf.ts'
import { startGlMap } from './startGlMap.ts'
import type { GlMap } from './glMap.ts'
import { planWorkerUrl } from './workerUrls.ts'

/** The plan comes with the store; from then on only a slow device is waited for, which draws it by itself. */
const DRAWING_MS = 15_000

/** Map over the store's own plan, drawn by maplibre-gl. Nothing but a GeoJSON of the shop is loaded from elsewhere. */
export const createPlanMap: CreateMap = async (input) => {
  const [{ Map, setWorkerUrl }, plan] = await Promise.all([
    import(/* webpackChunkName: "maplibre-gl" */ 'maplibre-gl'),
    loadPlan(input),
  ])
  const places = placesOf(plan)
  setWorkerUrl(planWorkerUrl())
  let library: InstanceType<typeof Map> | undefined
  const map = await startGlMap({
    input,
    readyEvent: 'load',
    isFatal: () => true,
    limitMs: DRAWING_MS,
    places: () => places,
    make: () => {
      library = new Map({
        container: input.place,
        style: planStyle(plan),
        attributionControl: false,
        keyboard: false,
        dragRotate: false,
        touchPitch: false,
        pitchWithRotate: false,
        rollEnabled: false,
        minZoom: 3,
        maxZoom: 18,
        fadeDuration: 150,
        renderWorldCopies: false,
      })
      return library as unknown as GlMap
    },
  })
  return {
    ...map,
    attribution: plan.attribution ?? '',
    setMarks: (marks) => {
      map.setMarks(marks)
      library?.getSource<GeoJSONSource>(MARKS)?.setData(collectionOf(marks))
    },
  }
}

const collectionOf = (marks: readonly MapMark[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: marks.map(({ at, anchor }) => ({
    type: 'Feature',
    properties: { anchor },
    geometry: { type: 'Point', coordinates: [...at] },
  })),
})
