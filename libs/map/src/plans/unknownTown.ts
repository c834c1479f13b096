import type { LonLat, MapPoint } from '../map.ts'
import { KILOMETRE } from '../placeKinds.data.ts'
import { area, line, spot } from './featuresOf.ts'
import { circle, kmBetween, moved } from './lines.ts'
import type { PlanFeature } from './plan.ts'

/** Rings that a town may have, in km. */
const RINGS_KM = [0.5, 1, 2, 3, 5, 10, 20, 50, 100, 200]

/** A town without a plan: its land as far as its points lie, with rings of distance around the middle. */
export function unknownTown(points: readonly MapPoint[], center: LonLat): PlanFeature[] {
  const furthest = Math.max(...points.map(({ lon, lat }) => Math.hypot(...kmBetween(center, [lon, lat]))), 0)
  const reach = Math.max(furthest * 1.25, 3)
  const rings = RINGS_KM.filter((km) => km <= reach * 2 && km >= reach / 8)
  return [
    area(circle(center, reach, uneven), { kind: 'land' }),
    ...rings.flatMap((km) => [
      line(circle(center, km), { kind: 'distance' }),
      spot(moved(center, 0, km), { kind: 'distance', name: `${String(km).replace('.', ',')}\u00A0${KILOMETRE}` }),
    ]),
  ]
}

/** Factor of the radius at an angle: land is no circle. */
const uneven = (angle: number) => 1 + 0.07 * Math.sin(3 * angle + 1) + 0.05 * Math.sin(5 * angle + 2.4)
