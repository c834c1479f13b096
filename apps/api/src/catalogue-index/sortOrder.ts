import type { SortField } from '@verstak/contracts/listing'
import type { CatalogueState, SortOrder } from './catalogueState.ts'

/** All rows in the wanted order; equal ones by id, so that no page repeats or skips a product. Kept in the state. */
export function sortOrderOf(state: CatalogueState, sort: SortField, isAscending: boolean): SortOrder {
  const name = `${sort} ${isAscending}`
  let order = state.orders.get(name)
  if (!order) {
    order = makeOrder(state, sort, isAscending)
    state.orders.set(name, order)
  }
  return order
}

function makeOrder(state: CatalogueState, sort: SortField, isAscending: boolean): SortOrder {
  const key = keyOf(state, sort)
  const sign = isAscending ? 1 : -1
  const rowByRank = Int32Array.from({ length: state.size }, (_, row) => row).sort(
    (a, b) => sign * (key[a]! - key[b]!) || state.id[a]! - state.id[b]!,
  )
  const rankByRow = new Int32Array(state.size)
  rowByRank.forEach((row, rank) => (rankByRow[row] = rank))
  return { rowByRank, rankByRow }
}

function keyOf(state: CatalogueState, sort: SortField) {
  if (sort === 'price') return state.price
  if (sort === 'discount') return state.discount
  if (sort === 'rating') return state.rating
  if (sort === 'novelty') return state.createdAt
  return state.popularity
}
