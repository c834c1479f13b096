import type { LonLat, MapInput } from '../map.ts'
import { inTime } from '../adapters/inTime.ts'
import { kmBetween } from './lines.ts'
import { featuresOf } from './featuresOf.ts'
import type { Plan } from './plan.ts'
import { readGeojson } from './readGeojson.ts'
import { streetsOf } from './streetsOf.ts'
import type { TownPlan } from './townPlan.ts'
import { unknownTown } from './unknownTown.ts'

/** Towns with a plan of their own, each a late chunk. */
const TOWNS: readonly { at: LonLat; reachKm: number; load: () => Promise<TownPlan> }[] = [
  {
    at: [37.617, 55.752],
    reachKm: 45,
    load: async () => (await import(/* webpackChunkName: "plan-moscow" */ './moscow.data.ts')).moscow,
  },
  {
    at: [30.316, 59.939],
    reachKm: 45,
    load: async () =>
      (await import(/* webpackChunkName: "plan-saint-petersburg" */ './saintPetersburg.data.ts')).saintPetersburg,
  },
]

/** The plan of a map: the shop's GeoJSON, a town's own plan, or rings of distance; with the streets of the points. */
export async function loadPlan(input: Pick<MapInput, 'settings' | 'points' | 'center'>): Promise<Plan> {
  const { settings, points, center } = input
  if (settings.geojson) return inTime(readGeojson(settings.geojson), 'The plan')
  const town = await TOWNS.find(({ at, reachKm }) => Math.hypot(...kmBetween(at, center)) < reachKm)?.load()
  const features = town
    ? [...featuresOf(town), ...streetsOf(points, { center: town.center, kind: 'street', known: namesOf(town) })]
    : [...unknownTown(points, center), ...streetsOf(points, { center, kind: 'road' })]
  return { type: 'FeatureCollection', features }
}

const namesOf = ({ roads, rings }: TownPlan) => [...roads, ...rings].map(({ name }) => name)
