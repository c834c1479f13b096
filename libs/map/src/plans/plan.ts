import type { Feature, FeatureCollection } from 'geojson'

/** What a feature of a plan is; decides how it looks. */
export type PlanKind =
  'land' | 'park' | 'water' | 'river' | 'ring' | 'road' | 'street' | 'metro' | 'station' | 'label' | 'distance'

/** Properties of a feature of a plan. */
export interface PlanProperties {
  kind: PlanKind
  name?: string
  /** Rings: 3 the motorway. Labels: 1 shown from far away. */
  rank?: number
  /** Rivers: 1 to 3. */
  width?: number
  /** Metro lines and stations. */
  color?: string
}

/** A plan as GeoJSON; `attribution` says to whom its data belong. */
export interface Plan extends FeatureCollection {
  features: Feature<Feature['geometry'], PlanProperties>[]
  attribution?: string
}

/** A feature of a plan. */
export type PlanFeature = Plan['features'][number]
