import type { Bounds } from '../CatalogueIndex.ts'
import type { FacetProperty } from '../catalogueState.ts'
import type { IndexView, Segment } from '../IndexView.ts'
import type { SelectedRows } from './selectRows.ts'
import { addRows, createRowCounts, type RowCounts } from './countRows.ts'

export type UnfilteredRows = Pick<SelectedRows, 'segment' | 'unfiltered'>

/** The listing without filters: which values are there at all. */
export interface UnfilteredCounts extends RowCounts {
  /** By place of the property: products that have it. */
  holders: Int32Array
  /** What of that is not zero; made when it is first asked for. */
  present: PresentValues | null
}

/** What the products of a listing have. */
export interface PresentValues {
  /** Places of brands. */
  brands: number[]
  properties: PresentProperty[]
}

export interface PresentProperty {
  property: FacetProperty
  holders: number
  /** Places of its values, ascending. */
  places: number[]
  /** Of its numbers; null when there is none. */
  bounds: Bounds | null
}

export function countUnfiltered(view: IndexView, parts: readonly UnfilteredRows[]): UnfilteredCounts {
  const holders = new Int32Array(view.references.properties.length)
  const counts: UnfilteredCounts = { ...createRowCounts(view), holders, present: null }
  for (const { segment, unfiltered } of parts) {
    addRows(view, counts, segment, unfiltered)
    addHolders(view, holders, segment, unfiltered)
  }
  return counts
}

/** Values of one property stand side by side in a row. */
function addHolders(view: IndexView, holders: Int32Array, { fromWord }: Segment, rows: Int32Array): void {
  const propertyOfValue = propertyPlaces(view)
  const { rowValues, rowValuesStart } = view.columns
  for (let i = 0; i < rows.length; i++) {
    for (let word = rows[i]!; word !== 0; word &= word - 1) {
      const row = ((fromWord + i) << 5) + 31 - Math.clz32(word & -word)
      const end = rowValuesStart[row + 1]!
      let last = -1
      for (let at = rowValuesStart[row]!; at < end; at++) {
        const property = propertyOfValue[rowValues[at]!]!
        if (property !== last) holders[property]! += 1
        last = property
      }
    }
  }
}

/** Counts a row that came to the listing (1) or left it (−1). Prices are counted by `updatePriceBounds`. */
export function changeRow(view: IndexView, counts: UnfilteredCounts, row: number, sign: 1 | -1): void {
  const { brand, rowValues, rowValuesStart } = view.columns
  const propertyOfValue = propertyPlaces(view)
  counts.brands[brand[row]!]! += sign
  let last = -1
  for (let at = rowValuesStart[row]!; at < rowValuesStart[row + 1]!; at++) {
    const property = propertyOfValue[rowValues[at]!]!
    counts.values[rowValues[at]!]! += sign
    if (property !== last) counts.holders[property]! += sign
    last = property
  }
  counts.present = null
}

/** The bounds of the prices as they are now. */
export function updatePriceBounds(
  { columns: { price } }: IndexView,
  counts: RowCounts,
  parts: readonly UnfilteredRows[],
): void {
  let lowest = Infinity
  let highest = -Infinity
  for (const { segment, unfiltered } of parts) {
    for (let i = 0; i < unfiltered.length; i++) {
      for (let word = unfiltered[i]!; word !== 0; word &= word - 1) {
        const own = price[((segment.fromWord + i) << 5) + 31 - Math.clz32(word & -word)]!
        if (own < lowest) lowest = own
        if (own > highest) highest = own
      }
    }
  }
  counts.lowest = lowest
  counts.highest = highest
}

export function presentValuesOf({ references }: IndexView, counts: UnfilteredCounts): PresentValues {
  return (counts.present ??= {
    brands: references.brands.flatMap((_, place) => (counts.brands[place + 1]! > 0 ? [place] : [])),
    properties: references.properties.flatMap((property): PresentProperty[] => {
      const holders = counts.holders[property.place]!
      if (holders === 0) return []
      const { values, valueStarts } = references
      const places: number[] = []
      let bounds: Bounds | null = null
      for (let place = valueStarts[property.place]!; place < valueStarts[property.place + 1]!; place++) {
        if (counts.values[place] === 0) continue
        places.push(place)
        const { num } = values[place]!
        if (num !== null) bounds = extendBounds(bounds, num)
      }
      return [{ property, holders, places, bounds }]
    }),
  })
}

export function extendBounds(bounds: Bounds | null, value: number): Bounds {
  if (!bounds) return { min: value, max: value }
  return { min: Math.min(bounds.min, value), max: Math.max(bounds.max, value) }
}

const knownPlaces = new WeakMap<object, Int32Array>()

function propertyPlaces({ references }: IndexView): Int32Array {
  let places = knownPlaces.get(references)
  if (!places) {
    places = Int32Array.from(references.values, ({ property }) => property.place)
    knownPlaces.set(references, places)
  }
  return places
}
