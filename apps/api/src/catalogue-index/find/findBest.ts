import type { CatalogueQuery } from '../CatalogueIndex.ts'
import { hasBit } from '../columns.ts'
import { lowerBound, type IndexView } from '../IndexView.ts'
import { stockBits } from './rowFilters.ts'

/** Of more rows than this part of all, walking down the order finds the best sooner than looking at each of them. */
const WALK_SHARE = 32
/** A walk gives up when it has seen this part of the tier's number of rows: the best ones are far down. */
const PATIENCE = 4

/** True when nothing but words, stock and popularity decides, and nobody wants counts. */
export function needsOnlyBest(query: CatalogueQuery): boolean {
  const { borders, brandId, productIds, conditions, filters, sort, isAscending, offset, children } = query
  const isPlain = borders === null && brandId === 0 && productIds === null && children.length === 0
  const isFirstPage = sort === 'popularity' && !isAscending && offset === 0
  const parts = [conditions.values, conditions.ranges, filters.values, filters.ranges]
  return query.isPageOnly === true && isPlain && isFirstPage && parts.every((part) => Object.keys(part).length === 0)
}

/** The first rows of a plain search: the best score first, then popularity, then the lowest id. */
export function findBest(view: IndexView, query: CatalogueQuery, tiers: readonly Int32Array[]): number[] {
  const { alive, stock } = view.columns
  const inStock = query.isOutOfStockShown ? null : stockBits(view, query.regionId)
  if (!query.isOutOfStockShown && inStock === null) return []
  const first = (inStock?.start ?? 0) << 5
  const isShown = (row: number) => hasBit(alive, row) && (inStock === null || hasBit(stock, first + row))
  const page: number[] = []
  for (const rows of tiers) {
    const limit = query.limit - page.length
    if (limit <= 0) break
    const walked = rows.length * WALK_SHARE > view.size ? walkDown(view, rows, isShown, limit) : null
    page.push(...(walked ?? lookThrough(view, rows, isShown, limit)))
  }
  return page
}

function lookThrough(view: IndexView, rows: Int32Array, isShown: (row: number) => boolean, limit: number): number[] {
  const best = new BestRows(view, limit)
  for (let i = 0; i < rows.length; i++) if (isShown(rows[i]!)) best.add(rows[i]!)
  return best.rows
}

/** @returns null when it takes too long */
function walkDown(view: IndexView, rows: Int32Array, isShown: (row: number) => boolean, limit: number) {
  const { rowByRank } = view.orders.popularity
  const { popularity } = view.columns
  const best = new BestRows(view, limit)
  const end = Math.max(0, view.size - Math.floor(rows.length / PATIENCE))
  for (let rank = view.size - 1; rank >= 0; rank--) {
    const row = rowByRank[rank]!
    if (best.isFull && popularity[row]! < best.leastPopularity) return best.rows
    if (rank < end) return null
    if (isShown(row) && rows[lowerBound(rows, 0, rows.length, row)] === row) best.add(row)
  }
  return best.rows
}

/** So many rows, the most popular first, of equal ones the lowest id. */
class BestRows {
  readonly rows: number[] = []
  readonly #view: IndexView
  readonly #limit: number

  constructor(view: IndexView, limit: number) {
    this.#view = view
    this.#limit = limit
  }

  get isFull(): boolean {
    return this.rows.length === this.#limit
  }

  get leastPopularity(): number {
    return this.#view.columns.popularity[this.rows.at(-1)!]!
  }

  add(row: number): void {
    const { rows } = this
    if (this.isFull && !this.#isBefore(row, rows.at(-1)!)) return
    let at = rows.length
    while (at > 0 && this.#isBefore(row, rows[at - 1]!)) at -= 1
    rows.splice(at, 0, row)
    if (rows.length > this.#limit) rows.pop()
  }

  #isBefore(row: number, other: number): boolean {
    const { popularity, id } = this.#view.columns
    return popularity[row] === popularity[other] ? id[row]! < id[other]! : popularity[row]! > popularity[other]!
  }
}
