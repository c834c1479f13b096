import type { Holidays, PickupPlan } from '@verstak/schedule/handover'
import type { FirstZone } from '../courier/firstZone.sql.ts'
import type { CategoryRow, RegionRow } from '../db/tables.ts'

export interface Brand {
  id: number
  name: string
  slug: string
  country: string
  /** Out of menus and lists; its page stays. */
  is_hidden: boolean
  /** `photo/{guid}`; null = none. */
  logo: string | null
}

export interface FacetProperty {
  id: number
  /** Id of its facet in addresses: `p{id}`. */
  facet: string
  /** Its place among the facet properties. */
  place: number
  name: string
  unit: string | null
  kind: 'list' | 'range'
  position: number
}

export interface FacetPropertyValue {
  id: number
  property: FacetProperty
  name: string
  /** The value as a number with at most three decimals, in the property's unit; null for values of a list. */
  num: number | null
}

/** Region with its shops, which hold the stock. */
export type Region = RegionRow & {
  /** Ascending. */
  office_ids: number[]
  /** How they hand over; shops alike are one. */
  plans: PickupPlan[]
  /** What its courier takes near by, by days: the first that holds counts. Without any it is `courier_price`. */
  first_zones: FirstZone[]
  /** Of the whole store. */
  holidays: Holidays
}

/** Each table as the text of one JSON array: PostgreSQL makes them, and JSON.parse reads them several times faster than rows. */
export interface ReferenceTexts {
  categories: string
  brands: string
  properties: string
  values: string
  regions: string
  /** ISO dates. */
  holidays: string
}

/** A category of the shop. */
export type TreeCategory = CategoryRow & { has_children: boolean }

/** What products refer to: small tables, whole in memory. Places are places in these lists. */
export interface References {
  /** In the order of the tree. */
  categories: TreeCategory[]
  categoryById: Map<number, TreeCategory>
  brands: Brand[]
  brandById: Map<number, Brand>
  brandPlaceById: Map<number, number>
  /** Facet properties in the order in which pages show them. */
  properties: FacetProperty[]
  propertyById: Map<number, FacetProperty>
  /** Values of facet properties, those of one property side by side. */
  values: FacetPropertyValue[]
  valuePlaceById: Map<number, number>
  /** First place of each property's values, by place of the property, and the number of values at the end. */
  valueStarts: number[]
  regions: Region[]
  regionById: Map<number, Region>
  regionPlaceById: Map<number, number>
}

/** A category with everything below it: left borders from `lft` to `rgt` − 1. */
export interface Borders {
  lft: number
  rgt: number
}

/** What products refer to, and how many of them there are. */
export interface CatalogueState extends References {
  /** Products for sale, in whatever region; null = all. */
  countProducts(borders: Borders | null): number
}

/** What lies in a hidden category is hidden with it. Parents come first, and right before their first child. */
function readTree(categories: CategoryRow[]): TreeCategory[] {
  const hidden = new Set<number>()
  return categories.map((category, place) => {
    const isHidden = category.is_hidden || (category.parent_id !== null && hidden.has(category.parent_id))
    if (isHidden) hidden.add(category.id)
    return { ...category, is_hidden: isHidden, has_children: categories[place + 1]?.parent_id === category.id }
  })
}

/** Reads what `selectReferences` gave. */
export function parseReferences(texts: ReferenceTexts): References {
  const brands = JSON.parse(texts.brands) as Brand[]
  const categories = readTree(JSON.parse(texts.categories) as CategoryRow[])
  const holidays = new Set(JSON.parse(texts.holidays) as string[])
  const regions = (JSON.parse(texts.regions) as Omit<Region, 'holidays'>[]).map((region) => ({ ...region, holidays }))
  const properties = (JSON.parse(texts.properties) as Omit<FacetProperty, 'facet' | 'place'>[]).map(
    (property, place): FacetProperty => ({ ...property, facet: `p${property.id}`, place }),
  )
  const propertyById = byId(properties)
  const values = (JSON.parse(texts.values) as [number, number, string, number | null][])
    .map(([id, propertyId, name, num]): FacetPropertyValue => ({
      id,
      property: propertyById.get(propertyId)!,
      name,
      // As exact as an address can say it, so that a bound that was shown also fits when it is chosen.
      num: num === null ? null : Math.round(num * 1000) / 1000,
    }))
    .sort((a, b) => a.property.place - b.property.place || a.id - b.id)
  const valueStarts = new Array<number>(properties.length + 1).fill(0)
  for (const { property } of values) valueStarts[property.place + 1]! += 1
  for (let place = 0; place < properties.length; place++) valueStarts[place + 1]! += valueStarts[place]!
  return {
    categories,
    categoryById: byId(categories),
    brands,
    brandById: byId(brands),
    brandPlaceById: placeById(brands),
    properties,
    propertyById,
    values,
    valuePlaceById: placeById(values),
    valueStarts,
    regions,
    regionById: byId(regions),
    regionPlaceById: placeById(regions),
  }
}

const byId = <T extends { id: number }>(list: T[]) => new Map(list.map((item) => [item.id, item]))
const placeById = (list: { id: number }[]) => new Map(list.map(({ id }, place) => [id, place]))
