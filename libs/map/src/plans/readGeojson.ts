import { MapError } from '../MapError.ts'
import type { Plan, PlanFeature, PlanKind } from './plan.ts'

const KINDS: readonly string[] = [
  'land',
  'park',
  'water',
  'river',
  'ring',
  'road',
  'street',
  'metro',
  'station',
  'label',
  'distance',
] satisfies PlanKind[]

/**
 * The shop's own plan: a FeatureCollection in WGS 84. Properties `kind`, `name`, `rank`, `width`, `color` say how a feature
 * looks; without a kind areas are land, lines are roads and points are labels.
 * @throws MapError when it does not come or is none
 */
export async function readGeojson(address: string): Promise<Plan> {
  let body: unknown
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
    body = await answer.json()
  } catch (error) {
    throw new MapError('load', `The plan ${address} did not come.`, { cause: error })
  }
  if (!isCollection(body)) throw new MapError('load', `${address} is no FeatureCollection of GeoJSON.`)
  const features = body.features.filter(hasGeometry).map((feature): PlanFeature => ({
    ...feature,
    properties: { ...feature.properties, kind: kindOf(feature) },
  }))
  const { attribution } = body
  return { type: 'FeatureCollection', features, ...(typeof attribution === 'string' && { attribution }) }
}

type Unchecked = PlanFeature & { properties: { kind?: string } | null }

function isCollection(body: unknown): body is { features: Unchecked[]; attribution?: unknown } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'type' in body &&
    body.type === 'FeatureCollection' &&
    'features' in body &&
    Array.isArray(body.features)
  )
}

const hasGeometry = (feature: Unchecked | null) => Boolean(feature?.geometry?.type)

function kindOf({ properties, geometry }: Unchecked): PlanKind {
  const kind = properties?.kind
  if (kind && KINDS.includes(kind)) return kind
  if (geometry.type.endsWith('Polygon')) return 'land'
  return geometry.type.endsWith('LineString') ? 'road' : 'label'
}
