import type { FavoritesList, FavoriteTile, FavoriteWithoutPrice } from '@verstak/contracts/favorites'

/** A product of a list, with a price or without. */
export type Row = FavoriteTile | FavoriteWithoutPrice

/** What a list holds, as the API answers it. */
type Contents = Pick<FavoritesList, 'products' | 'unpriced'> & { productGuids?: readonly string[] }

/** Parts of a list that can be looked at alone. */
export const VIEWS = ['all', 'cheaper', 'back', 'missing'] as const
/** One of them. */
export type View = (typeof VIEWS)[number]

/** The row has a price. */
export const isPriced = (row: Row): row is FavoriteTile => 'price' in row

/** It can be put into the cart now. */
export const isAvailable = (row: Row): row is FavoriteTile => isPriced(row) && row.isAvailable

/** All products in the order of the list; without one (a shared list) those without a price come last. */
export function rowsOf({ products = [], unpriced = [], productGuids }: Contents): Row[] {
  const rows: Row[] = [...products, ...unpriced]
  if (!productGuids) return rows
  const placeOf = new Map(productGuids.map((guid, place) => [guid, place]))
  return rows.toSorted((a, b) => (placeOf.get(a.guid) ?? 0) - (placeOf.get(b.guid) ?? 0))
}

/** Pieces that would be bought: what is wanted, in whole multiples of what it is sold by. */
export function piecesOf(row: Row): number {
  const { wanted = 1 } = row
  const step = isPriced(row) ? row.multiplicity : 1
  return Math.ceil(wanted / step) * step
}

/** The row belongs to the view. */
export function isInView(row: Row, view: View): boolean {
  if (view === 'cheaper') return isPriced(row) && (row.cheaperBy ?? 0) > 0
  if (view === 'back') return isPriced(row) && row.isBack === true
  return view === 'all' || !isAvailable(row)
}

/** Sums of a list. Money in kopecks. */
export interface ListSums {
  /** Of what can be bought now. */
  total: number
  available: number
  pieces: number
  missing: number
  /** By which the wanted pieces cost less than when they were added. */
  cheaperBy: number
}

export function sumsOf(rows: readonly Row[]): ListSums {
  const sums: ListSums = { total: 0, available: 0, pieces: 0, missing: 0, cheaperBy: 0 }
  for (const row of rows) {
    if (!isAvailable(row)) {
      sums.missing++
      continue
    }
    const pieces = piecesOf(row)
    sums.available++
    sums.pieces += pieces
    sums.total += row.price * pieces
    sums.cheaperBy += (row.cheaperBy ?? 0) * pieces
  }
  return sums
}

/** The order in which one product has taken the place of another. */
export function movedTo(guids: readonly string[], guid: string, targetGuid: string): string[] {
  const to = guids.indexOf(targetGuid)
  const others = guids.filter((one) => one !== guid)
  return to < 0 || others.length === guids.length ? [...guids] : others.toSpliced(to, 0, guid)
}
