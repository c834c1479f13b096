import { LRUCache } from 'lru-cache'
import type { CatalogueQuery } from '../CatalogueIndex.ts'
import type { IndexView } from '../IndexView.ts'
import {
  changeRow,
  updatePriceBounds,
  countUnfiltered,
  type UnfilteredRows,
  type UnfilteredCounts,
} from './unfilteredCounts.ts'

/** Smaller listings are counted as quickly as looked up. */
const MIN_ROWS = 300
const MAX_BYTES = 16 << 20

/** Cache of counts of unfiltered listings. Always exact: a hit is updated by the rows that came and left since. */
export interface UnfilteredCountCache {
  get(view: IndexView, query: CatalogueQuery, parts: readonly UnfilteredRows[], rows: number): UnfilteredCounts
  /** To be called when the index is replaced: entries belong to its columns. */
  clear(): void
}

interface Entry {
  counts: UnfilteredCounts
  /** Whose rows are counted. */
  parts: UnfilteredRows[]
  /** The change counter before the prices were read. */
  change: number
}

export function createUnfilteredCountCache(): UnfilteredCountCache {
  const cache = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf })
  return {
    get(view, query, parts, rows) {
      if (rows < MIN_ROWS || query.productIds) return countUnfiltered(view, parts)
      const { borders, brandId, searchString, conditions, regionId, isOutOfStockShown } = query
      const area = borders && [borders.lft, borders.rgt]
      const key = JSON.stringify([area, brandId, searchString, conditions, regionId, isOutOfStockShown])
      const known = cache.get(key)
      if (known && areSameSegments(known.parts, parts)) {
        updateEntry(view, known, parts)
        return known.counts
      }
      const change = Atomics.load(view.changes, 0)
      const counts = countUnfiltered(view, parts)
      cache.set(key, { counts, parts: parts.map(rowsOf), change })
      return counts
    },
    clear: () => cache.clear(),
  }
}

const rowsOf = ({ segment, unfiltered }: UnfilteredRows): UnfilteredRows => ({ segment, unfiltered })

const bytesOf = ({ counts, parts }: Entry, key: string): number =>
  1_000 +
  2 * key.length +
  4 * (2 * counts.values.length + counts.brands.length + counts.holders.length) +
  parts.reduce((sum, { unfiltered }) => sum + 4 * unfiltered.length, 0)

const areSameSegments = (some: readonly UnfilteredRows[], others: readonly UnfilteredRows[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ segment: { from, to } }, part) => from === others[part]!.segment.from && to === others[part]!.segment.to,
  )

/** What a row has never changes; whether it is in the listing, and its price, do. */
function updateEntry(view: IndexView, known: Entry, parts: readonly UnfilteredRows[]): void {
  const change = Atomics.load(view.changes, 0)
  const areRowsSame = parts.reduce((isSame, part, place) => applyRowChanges(view, known, part, place) && isSame, true)
  if (areRowsSame && known.change === change) return
  updatePriceBounds(view, known.counts, parts)
  known.change = change
}

/** @returns true when the part has the same rows as before */
function applyRowChanges(view: IndexView, { counts, parts }: Entry, part: UnfilteredRows, place: number): boolean {
  const before = parts[place]!.unfiltered
  const { segment, unfiltered } = part
  let isSame = true
  for (let i = 0; i < unfiltered.length; i++) {
    for (let word = before[i]! ^ unfiltered[i]!; word !== 0; word &= word - 1) {
      const bit = word & -word
      const row = ((segment.fromWord + i) << 5) + 31 - Math.clz32(bit)
      changeRow(view, counts, row, (unfiltered[i]! & bit) !== 0 ? 1 : -1)
      isSame = false
    }
  }
  if (!isSame) parts[place] = rowsOf(part)
  return isSame
}
