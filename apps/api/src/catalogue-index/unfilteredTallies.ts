import { LRUCache } from 'lru-cache'
import type { CatalogueQuery } from './CatalogueIndex.ts'
import { tallyUnfiltered, type UnfilteredTally } from './countFacets.ts'
import type { IndexView } from './IndexView.ts'
import type { SelectedRows } from './selectRows.ts'

/** Smaller listings are counted anew faster than a shopper could tell. */
const LEAST_ROWS = 20_000
/** While changes stream in, the counts of a large listing without filters may be this old. */
const LONGEST_MS = 1_000
const MAX_TALLIES = 64

/** Counts of listings without filters; those of large listings are kept until something changes. */
export interface UnfilteredTallies {
  get(view: IndexView, query: CatalogueQuery, parts: SelectedRows[], rows: number): UnfilteredTally
}

export function createUnfilteredTallies(): UnfilteredTallies {
  const kept = new LRUCache<string, { tally: UnfilteredTally; columns: object; change: number; at: number }>({
    max: MAX_TALLIES,
  })
  return {
    get(view, query, parts, rows) {
      if (rows < LEAST_ROWS || query.productIds) return tallyUnfiltered(view, parts)
      const { borders, brandId, searchString, conditions, regionId, isOutOfStockShown } = query
      const key = JSON.stringify([borders, brandId, searchString, conditions, regionId, isOutOfStockShown])
      const known = kept.get(key)
      const change = Atomics.load(view.changes, 0)
      const isFresh = known && (known.change === change || performance.now() - known.at < LONGEST_MS)
      if (isFresh && known.columns === view.columns) return known.tally
      const tally = tallyUnfiltered(view, parts)
      kept.set(key, { tally, columns: view.columns, change, at: performance.now() })
      return tally
    },
  }
}
