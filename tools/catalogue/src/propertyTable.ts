import { PROPERTY_ROWS } from './data/properties.data.ts'
import { LESS_IS_BETTER, MORE_IS_BETTER, PROPERTY_GROUPS } from './data/propertyGroups.data.ts'

/** Row of the table `property`. */
export interface Property {
  id: number
  key: string
  name: string
  unit: string | null
  kind: 'list' | 'range'
  groupId: number
  /** Whether shoppers want a higher or a lower number; null for neither. */
  better: 'more' | 'less' | null
}

/** All properties in the order of the specification and of the filters. */
export const PROPERTIES: readonly Property[] = PROPERTY_ROWS.map(([id, key, name, unit, kind]) => ({
  id,
  key,
  name,
  unit,
  kind,
  groupId: groupIdOf(key, unit),
  better: MORE_IS_BETTER.has(key) ? 'more' : LESS_IS_BETTER.has(key) ? 'less' : null,
}))

export const PROPERTY_BY_KEY: ReadonlyMap<string, Property> = new Map(
  PROPERTIES.map((property) => [property.key, property]),
)

/** Keys go before units: the number of batteries is part of the kit. */
function groupIdOf(key: string, unit: string | null): number {
  const group =
    PROPERTY_GROUPS.find(({ keys }) => keys.includes(key)) ??
    PROPERTY_GROUPS.find(({ units }) => unit !== null && units.includes(unit))
  return (group ?? PROPERTY_GROUPS[0]!).id
}
