import type { LonLat, NamedPlace } from '../map.ts'
import type { Plan, PlanKind } from './plan.ts'

const SEARCHED: readonly PlanKind[] = ['road', 'ring', 'street', 'station', 'label']

/** Streets, stations and districts of a plan by name, each once. */
export function placesOf(plan: Plan): NamedPlace[] {
  const byName = new Map<string, NamedPlace>()
  for (const { properties, geometry } of plan.features) {
    const { kind, name } = properties
    if (!name || !SEARCHED.includes(kind) || byName.has(`${kind} ${name}`)) continue
    const at = middle(geometry)
    if (at) byName.set(`${kind} ${name}`, { name, at })
  }
  return [...byName.values()]
}

function middle(geometry: Plan['features'][number]['geometry']): LonLat | undefined {
  const place =
    geometry.type === 'Point'
      ? geometry.coordinates
      : geometry.type === 'LineString'
        ? geometry.coordinates[Math.floor(geometry.coordinates.length / 2)]
        : undefined
  return place && [place[0]!, place[1]!]
}
