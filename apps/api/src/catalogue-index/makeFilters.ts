import type { CatalogueState } from './catalogueState.ts'
import type { CatalogueQuery } from './findProducts.ts'

/** Values of the availability and the rating facet; the ids stand in addresses. */
export const AVAILABILITY = { pickupToday: 1, courierTomorrow: 2, onOrder: 3 } as const
export const RATING = { high: 1, reviewed: 2 } as const

const HIGH_RATING_TENTHS = 45

/** What one facet lets through. Values of a facet are alternatives, facets must all agree. */
export interface RowFilter {
  facet: string
  fits(row: number): boolean
}

/** True when the row has the value of the availability facet. */
export function hasAvailability(
  state: CatalogueState,
  stock: Uint8Array,
  query: Pick<CatalogueQuery, 'isPickupToday' | 'isCourierTomorrow'>,
  row: number,
  id: number,
): boolean {
  const isInStock = stock[row] === 1
  if (id === AVAILABILITY.pickupToday) return isInStock && query.isPickupToday
  if (id === AVAILABILITY.courierTomorrow) return isInStock && query.isCourierTomorrow
  return id === AVAILABILITY.onOrder && !isInStock && state.isExpected[row] === 1
}

/** True when the row has the value of the rating facet. */
export function hasRating(state: CatalogueState, row: number, id: number): boolean {
  if (id === RATING.high) return state.rating[row]! >= HIGH_RATING_TENTHS
  return id === RATING.reviewed && state.reviews[row]! > 0
}

/** One filter for each facet in which something is chosen. Prices are chosen in rubles. */
export function makeFilters(state: CatalogueState, stock: Uint8Array, query: CatalogueQuery): RowFilter[] {
  const { values, ranges } = query.filters
  return [
    ...Object.entries(values).map(([facet, ids]): RowFilter => {
      if (facet === 'brand') return { facet, fits: (row) => ids.includes(state.brandId[row]!) }
      if (facet === 'rating') return { facet, fits: (row) => ids.some((id) => hasRating(state, row, id)) }
      if (facet === 'availability') {
        return { facet, fits: (row) => ids.some((id) => hasAvailability(state, stock, query, row, id)) }
      }
      const places = new Set(ids.map((id) => state.valuePlaceById.get(id)))
      return { facet, fits: (row) => hasValue(state, row, (place) => places.has(place)) }
    }),
    ...Object.entries(ranges).map(([facet, { from, to }]): RowFilter => {
      const low = from ?? -Infinity
      const high = to ?? Infinity
      if (facet === 'price') {
        const [lowest, highest] = [Math.round(low * 100), Math.round(high * 100)]
        return { facet, fits: (row) => state.price[row]! >= lowest && state.price[row]! <= highest }
      }
      const fitsValue = (place: number) => {
        const { num, property } = state.values[place]!
        return num !== null && property.facet === facet && num >= low && num <= high
      }
      return { facet, fits: (row) => hasValue(state, row, fitsValue) }
    }),
  ]
}

function hasValue(state: CatalogueState, row: number, fits: (place: number) => boolean): boolean {
  for (let i = state.rowValuesStart[row]!; i < state.rowValuesStart[row + 1]!; i++) {
    if (fits(state.rowValues[i]!)) return true
  }
  return false
}
