import type { LonLat } from '../map.ts'
import type { Path } from './townPlan.ts'

/** Points between two given ones. */
const STEPS = 8

/** Places of a path; an empty path has none. */
export function placesIn(path: Path): LonLat[] {
  return path.split(',').map((pair) => placeIn(pair.trim()))
}

/** A place such as `37.842 55.774`. @throws when it is none */
export function placeIn(pair: string): LonLat {
  const [lon, lat] = pair.split(' ').map(Number)
  if (lon === undefined || lat === undefined || !Number.isFinite(lon + lat)) throw new Error(`"${pair}" is no place`)
  return [lon, lat]
}

/** A smooth line through all places (Catmull-Rom); a closed one ends where it begins. */
export function smooth(places: readonly LonLat[], isClosed = false): LonLat[] {
  const { length } = places
  if (length < 3) return [...places]
  const at = (index: number) =>
    isClosed ? places[(index + length) % length]! : places[Math.min(Math.max(index, 0), length - 1)]!
  const segments = isClosed ? length : length - 1
  const line: LonLat[] = []
  for (let index = 0; index < segments; index += 1) {
    const around = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const
    for (let step = 0; step < STEPS; step += 1) line.push(between(around, step / STEPS))
  }
  line.push(isClosed ? line[0]! : places[length - 1]!)
  return line
}

/** The curve's place at `t` from 0 to 1 between the second and the third of four places. */
function between([a, b, c, d]: readonly [LonLat, LonLat, LonLat, LonLat], t: number): LonLat {
  const axis = (p: number, q: number, r: number, s: number) =>
    round(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3))
  return [axis(a[0], b[0], c[0], d[0]), axis(a[1], b[1], c[1], d[1])]
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.2

/** The place so many km east and north of another. */
export function moved([lon, lat]: LonLat, eastKm: number, northKm: number): LonLat {
  const perDegree = KM_PER_DEGREE * Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return [round(lon + eastKm / perDegree), round(lat + northKm / KM_PER_DEGREE)]
}

/** How many km east and north `to` lies of `from`. */
export function kmBetween(from: LonLat, to: LonLat): readonly [east: number, north: number] {
  const perDegree = KM_PER_DEGREE * Math.cos((((from[1] + to[1]) / 2) * Math.PI) / 180)
  return [(to[0] - from[0]) * perDegree, (to[1] - from[1]) * KM_PER_DEGREE]
}

/** A closed circle around a place; `factorAt` makes its radius larger or smaller at an angle. */
export function circle(center: LonLat, km: number, factorAt: (angle: number) => number = () => 1): LonLat[] {
  return Array.from({ length: 73 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI
    const radius = km * factorAt(angle)
    return moved(center, Math.sin(angle) * radius, Math.cos(angle) * radius)
  })
}
