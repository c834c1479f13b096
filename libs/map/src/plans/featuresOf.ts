import type { LonLat } from '../map.ts'
import { kmBetween, moved, placeIn, placesIn, smooth } from './lines.ts'
import type { PlanFeature, PlanProperties } from './plan.ts'
import type { TownPlan } from './townPlan.ts'

const plain = (places: readonly LonLat[]) => places.map(([lon, lat]) => [lon, lat])

/** An area. */
export const area = (places: readonly LonLat[], properties: PlanProperties): PlanFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [plain(places)] },
})

/** A line. */
export const line = (places: readonly LonLat[], properties: PlanProperties): PlanFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates: plain(places) },
})

/** A place with a name. */
export const spot = ([lon, lat]: LonLat, properties: PlanProperties): PlanFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lon, lat] },
})

/** All features of a town that was drawn by hand. */
export function featuresOf(town: TownPlan): PlanFeature[] {
  const smoothIn = (path: string, isClosed = false) => smooth(placesIn(path), isClosed)
  const areas = (kind: PlanProperties['kind'], paths: readonly string[]) =>
    paths.map((path) => area(smoothIn(path, true), { kind }))
  const land = town.land ?? town.rings[0]?.path
  return [
    ...areas('land', land ? [land] : []),
    ...areas('park', town.parks),
    ...areas('water', town.waters),
    ...areas('land', town.islands ?? []),
    ...town.rivers.map(({ name, path, width }) =>
      line(smoothIn(path), { kind: 'river', width, ...(name && { name }) }),
    ),
    ...town.roads.map(({ name, path }) => line(smooth(onwards(placesIn(path), town.center)), { kind: 'road', name })),
    ...town.rings.map(({ name, path, rank, isOpen }) => line(smoothIn(path, !isOpen), { kind: 'ring', name, rank })),
    ...town.metro.flatMap(({ color, stations, isClosed = false }) => {
      const stops = stationsIn(stations)
      const way = smooth(
        stops.map(({ at }) => at),
        isClosed,
      )
      return [
        line(way, { kind: 'metro', color }),
        ...stops.map(({ name, at }) => spot(at, { kind: 'station', name, color })),
      ]
    }),
    ...town.labels.map(({ name, at, rank }) => spot(placeIn(at), { kind: 'label', name, rank })),
  ]
}

/** Roads that leave the town go on for a while, in km. */
const LEAVES_AT_KM = 17
const GOES_ON_KM = 30

function onwards(places: readonly LonLat[], center: LonLat): LonLat[] {
  const [before, last] = places.slice(-2)
  if (!before || !last || Math.hypot(...kmBetween(center, last)) < LEAVES_AT_KM) return [...places]
  const [east, north] = kmBetween(before, last)
  const factor = GOES_ON_KM / Math.max(Math.hypot(east, north), 0.1)
  return [...places, moved(last, east * factor, north * factor)]
}

/** Stations of a line such as `Ховрино 37.486 55.878, …`. */
function stationsIn(stations: string): { name: string; at: LonLat }[] {
  return stations.split(',').map((station) => {
    const [, name, place] = /^\s*(.+?) ([\d.]+ [\d.]+)$/.exec(station) ?? []
    if (!name || !place) throw new Error(`"${station}" is no station`)
    return { name, at: placeIn(place) }
  })
}
