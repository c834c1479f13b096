import { PROPERTY_ROWS } from './data/properties.data.ts'

/** Row of the table `property`. */
export interface Property {
  id: number
  key: string
  name: string
  unit: string | null
  kind: 'list' | 'range'
}

/** All properties in the order of the specification and of the filters. */
export const PROPERTIES: readonly Property[] = PROPERTY_ROWS.map(([id, key, name, unit, kind]) => ({
  id,
  key,
  name,
  unit,
  kind,
}))

export const PROPERTY_BY_KEY: ReadonlyMap<string, Property> = new Map(
  PROPERTIES.map((property) => [property.key, property]),
)
