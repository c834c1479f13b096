import { discountPercent } from '@verstak/money'
import type { CategoryRow, RegionRow } from '../db/tables.ts'
import type { CatalogueTexts, ProductTuple } from './catalogueIndex.sql.ts'
import { searchTextOf } from './searchText.ts'

export interface Brand {
  id: number
  name: string
  slug: string
  country: string
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

/** Region with the ids of its offices, ascending. */
export type Region = RegionRow & { office_ids: number[] }

/**
 * The catalogue at one moment, made for finding and counting. Products are rows 0…n−1 sorted by the left border of their
 * category, so that a category with everything below it is one range of rows. Prices in kopecks.
 */
export interface CatalogueState {
  categories: CategoryRow[]
  categoryById: Map<number, CategoryRow>
  brandById: Map<number, Brand>
  /** Facet properties in the order in which pages show them. */
  properties: FacetProperty[]
  propertyById: Map<number, FacetProperty>
  /** Values of facet properties; a product's values are places in this list. */
  values: FacetPropertyValue[]
  valuePlaceById: Map<number, number>
  regionById: Map<number, Region>
  size: number
  rowById: Map<number, number>
  id: Int32Array
  lft: Int32Array
  /** 0 = no brand. */
  brandId: Int32Array
  price: Int32Array
  /** Whole percents. */
  discount: Uint8Array
  /** Tenths. */
  rating: Uint8Array
  reviews: Int32Array
  popularity: Int32Array
  /** Seconds since 1970. */
  createdAt: Float64Array
  /** 1 where more is expected. */
  isExpected: Uint8Array
  /** Codes that find exactly this product, and what a search looks through. */
  codes: [sku: string, article: string][]
  text: string[]
  /** Values of row r are `rowValues` from `rowValuesStart[r]` to `rowValuesStart[r + 1]`. */
  rowValues: Int32Array
  rowValuesStart: Int32Array
  /** Filled by sorts when they are first asked for. */
  orders: Map<string, SortOrder>
}

/** One way to sort all rows. */
export interface SortOrder {
  rowByRank: Int32Array
  rankByRow: Int32Array
}

/** Builds the state from what the database gave. */
export function buildCatalogueState(texts: CatalogueTexts): CatalogueState {
  const products = JSON.parse(texts.products) as ProductTuple[]
  const brands = JSON.parse(texts.brands) as Brand[]
  const brandById = new Map(brands.map((brand) => [brand.id, brand]))
  const { categories, properties, propertyById, values, valuePlaceById, regionById } = parseReferences(texts)
  const column = <T extends Int32Array | Uint8Array | Float64Array>(
    array: T,
    valueOf: (product: ProductTuple) => number,
  ) => {
    products.forEach((product, row) => (array[row] = valueOf(product)))
    return array
  }
  const size = products.length
  const rowValuesStart = new Int32Array(size + 1)
  const rowValues: number[] = []
  products.forEach((product, row) => {
    for (const id of product[13] ?? []) {
      const place = valuePlaceById.get(id)
      if (place !== undefined) rowValues.push(place)
    }
    rowValuesStart[row + 1] = rowValues.length
  })
  return {
    categories,
    categoryById: new Map(categories.map((category) => [category.id, category])),
    brandById,
    properties,
    propertyById,
    values,
    valuePlaceById,
    regionById,
    size,
    rowById: new Map(products.map(([id], row) => [id, row])),
    id: column(new Int32Array(size), ([id]) => id),
    lft: column(new Int32Array(size), ([, lft]) => lft),
    brandId: column(new Int32Array(size), ([, , brandId]) => brandId ?? 0),
    price: column(new Int32Array(size), ([, , , price]) => price),
    discount: column(new Uint8Array(size), ([, , , price, old]) => (old === null ? 0 : discountPercent(old, price))),
    rating: column(new Uint8Array(size), (product) => Math.round(product[5] * 10)),
    reviews: column(new Int32Array(size), (product) => product[6]),
    popularity: column(new Int32Array(size), (product) => product[7]),
    createdAt: column(new Float64Array(size), (product) => product[8]),
    isExpected: column(new Uint8Array(size), (product) => (product[9] ? 1 : 0)),
    codes: products.map((product) => [searchTextOf(product[10]), searchTextOf(product[11])]),
    text: products.map(([, , brandId, , , , , , , , sku, article, name]) =>
      searchTextOf(`${name} ${brandById.get(brandId ?? 0)?.name ?? ''} ${sku} ${article}`),
    ),
    rowValues: Int32Array.from(rowValues),
    rowValuesStart,
    orders: new Map(),
  }
}

function parseReferences(texts: CatalogueTexts) {
  const categories = JSON.parse(texts.categories) as CategoryRow[]
  const properties = (JSON.parse(texts.properties) as Omit<FacetProperty, 'facet' | 'place'>[]).map(
    (property, place): FacetProperty => ({ ...property, facet: `p${property.id}`, place }),
  )
  const propertyById = new Map(properties.map((property) => [property.id, property]))
  const values = (JSON.parse(texts.values) as [number, number, string, number | null][]).map(
    ([id, propertyId, name, num]): FacetPropertyValue => ({
      id,
      property: propertyById.get(propertyId)!,
      name,
      // As exact as an address can say it, so that a bound that was shown also fits when it is chosen.
      num: num === null ? null : Math.round(num * 1000) / 1000,
    }),
  )
  const regions = JSON.parse(texts.regions) as Region[]
  return {
    categories,
    properties,
    propertyById,
    values,
    valuePlaceById: new Map(values.map(({ id }, place) => [id, place])),
    regionById: new Map(regions.map((region) => [region.id, region])),
  }
}
