import type { Coordinates } from '@verstak/contracts/pickup'

const EARTH_RADIUS_METRES = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places along a great circle. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const byLatitude = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const byLongitude = Math.sin(radians(other.lon - one.lon) / 2) ** 2
  const share = byLatitude + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * byLongitude
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(share))
}
