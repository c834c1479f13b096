import type { LonLat, MapPoint } from '../map.ts'
import { WIDER_PLACE } from '../placeKinds.data.ts'
import { placeWords } from '../placeWords.ts'
import { line } from './featuresOf.ts'
import { kmBetween, moved, smooth } from './lines.ts'
import type { PlanFeature } from './plan.ts'

/** How far a street is drawn beyond its points, in km: within a plan, and where it is all that there is. */
const BEYOND_KM = { street: 0.45, road: 1.2 } as const

/** Points of one name that lie further apart are of several streets. */
const SAME_STREET_KM = 12

export interface StreetOptions {
  center: LonLat
  /** `road`: the streets are all that the plan has; a street with one point then begins at the centre. */
  kind: 'street' | 'road'
  /** Names that the plan has already. */
  known?: readonly string[]
}

/**
 * Streets of the points' addresses: through all points of a street; a street with one point leads away from the centre.
 * It is a scheme: only the places of the points are known.
 */
export function streetsOf(points: readonly MapPoint[], { center, kind, known = [] }: StreetOptions): PlanFeature[] {
  const knownKeys = new Set(known.map(keyOf))
  const streets = new Map<string, { name: string; places: LonLat[] }>()
  for (const { address, lon, lat } of points) {
    const name = streetIn(address ?? '')
    if (!name || knownKeys.has(keyOf(name))) continue
    const street = streets.get(keyOf(name)) ?? { name, places: [] }
    const [first] = street.places
    if (!first || Math.hypot(...kmBetween(first, [lon, lat])) < SAME_STREET_KM) street.places.push([lon, lat])
    streets.set(keyOf(name), street)
  }
  return [...streets.values()].map(({ name, places }) => {
    const way = wayOf(kind === 'road' ? [...places, ...startOf(places, center)] : places, center, BEYOND_KM[kind])
    return line(smooth(way), { kind, name, ...(kind === 'road' && { rank: 2 }) })
  })
}

const keyOf = (name: string) => placeWords(name).join(' ')

/** The street of an address: its last part before the number of the house; null when there is none. */
export function streetIn(address: string): string | null {
  const parts = address.split(',').map((part) => part.trim())
  const house = parts.findIndex((part, index) => index > 0 && /^(д(ом)?\.?\s*)?\d/i.test(part))
  const street = parts[house < 0 ? parts.length - 1 : house - 1]
  return street && /\p{Letter}{3}/u.test(street) && !WIDER_PLACE.test(street) ? street : null
}

/** A lonely point's street begins near the centre, unless that is far away. */
function startOf(places: readonly LonLat[], center: LonLat): LonLat[] {
  const [only, second] = places
  if (!only || second) return []
  const [east, north] = kmBetween(only, center)
  const far = Math.hypot(east, north)
  if (far < 0.4 || far > 15) return []
  const share = 1 - 0.3 / far
  return [moved(only, east * share, north * share)]
}

function wayOf(places: readonly LonLat[], center: LonLat, beyondKm: number): LonLat[] {
  const [first] = places
  if (!first) return []
  const last = furthest(first, places)
  const start = furthest(last, places)
  const along = unit(kmBetween(start, last)) ?? unit(kmBetween(center, start)) ?? [1, 0]
  const position = (place: LonLat) => {
    const [east, north] = kmBetween(start, place)
    return east * along[0] + north * along[1]
  }
  const ordered = places.toSorted((a, b) => position(a) - position(b))
  const before = moved(ordered[0]!, -along[0] * beyondKm, -along[1] * beyondKm)
  const after = moved(ordered.at(-1)!, along[0] * beyondKm, along[1] * beyondKm)
  return [before, ...ordered, after]
}

const furthest = (from: LonLat, places: readonly LonLat[]) =>
  places.reduce((best, place) =>
    Math.hypot(...kmBetween(from, place)) > Math.hypot(...kmBetween(from, best)) ? place : best,
  )

/** The direction of a way; undefined when it is shorter than 60 m. */
function unit([east, north]: readonly [number, number]): readonly [number, number] | undefined {
  const length = Math.hypot(east, north)
  return length < 0.06 ? undefined : [east / length, north / length]
}
