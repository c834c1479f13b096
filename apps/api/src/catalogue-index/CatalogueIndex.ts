import type { Database } from '../db/openDatabase.ts'
import { selectCatalogue, selectStockedProducts, type CatalogueTexts } from './catalogueIndex.sql.ts'
import { buildCatalogueState, type CatalogueState } from './catalogueState.ts'
import { createSlowValue } from './slowValue.ts'

/** For how long what was read may be used; the order and the counts of a listing lag by this much, never a shown price. */
export interface IndexAges {
  catalogueMs: number
  stockMs: number
}

const AGES: IndexAges = { catalogueMs: 30_000, stockMs: 5_000 }

/**
 * The catalogue in this process's memory. Finding, counting and sorting happen here; what a page shows about a product
 * is read from the database. Made for some 100,000 products: it reads the whole catalogue again when that has changed.
 */
export interface CatalogueIndex {
  /** @throws when the database cannot be reached and nothing was read before */
  read(): Promise<CatalogueState>
  /** 1 for every row of `state` that the region can sell now. */
  readStock(state: CatalogueState, regionId: number): Promise<Uint8Array>
}

export function createCatalogueIndex(db: Database, ages: IndexAges = AGES): CatalogueIndex {
  let last: { texts: CatalogueTexts; state: CatalogueState } | undefined
  const catalogue = createSlowValue(ages.catalogueMs, async () => {
    const texts = await selectCatalogue(db)
    if (!last || !isEqual(last.texts, texts)) last = { texts, state: buildCatalogueState(texts) }
    return last.state
  })
  const stockedByRegion = new Map<number, () => Promise<number[]>>()
  const flagsByIds = new WeakMap<number[], { state: CatalogueState; flags: Uint8Array }>()

  return {
    read: catalogue,
    async readStock(state, regionId) {
      let readIds = stockedByRegion.get(regionId)
      if (!readIds) {
        readIds = createSlowValue(ages.stockMs, () => selectStockedProducts(db, regionId))
        stockedByRegion.set(regionId, readIds)
      }
      const ids = await readIds()
      const known = flagsByIds.get(ids)
      if (known?.state === state) return known.flags
      const flags = flagRows(state, ids)
      flagsByIds.set(ids, { state, flags })
      return flags
    },
  }
}

function flagRows(state: CatalogueState, ids: number[]): Uint8Array {
  const flags = new Uint8Array(state.size)
  for (const id of ids) {
    const row = state.rowById.get(id)
    if (row !== undefined) flags[row] = 1
  }
  return flags
}

function isEqual(a: CatalogueTexts, b: CatalogueTexts): boolean {
  return (Object.keys(a) as (keyof CatalogueTexts)[]).every((key) => a[key] === b[key])
}
