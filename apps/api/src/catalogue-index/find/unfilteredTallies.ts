import { LRUCache } from 'lru-cache'
import type { CatalogueQuery } from '../CatalogueIndex.ts'
import type { IndexView } from '../IndexView.ts'
import { changeRow, tallyPrices, tallyUnfiltered, type TalliedRows, type UnfilteredTally } from './unfilteredTally.ts'

/** Smaller listings are counted anew as quickly. */
const LEAST_ROWS = 300
const KEPT_BYTES = 16 << 20

/** Counts of listings without filters, exact at every moment: kept, and changed by the rows that came and left since. */
export interface UnfilteredTallies {
  get(view: IndexView, query: CatalogueQuery, parts: readonly TalliedRows[], rows: number): UnfilteredTally
  /** What was kept holds the columns of an index that is replaced. */
  clear(): void
}

interface Kept {
  tally: UnfilteredTally
  /** Whose rows are counted. */
  parts: TalliedRows[]
  /** `IndexView.changes` before the prices were looked at. */
  change: number
}

export function createUnfilteredTallies(): UnfilteredTallies {
  const kept = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES, sizeCalculation: bytesOf })
  return {
    get(view, query, parts, rows) {
      if (rows < LEAST_ROWS || query.productIds) return tallyUnfiltered(view, parts)
      const { borders, brandId, searchString, conditions, regionId, isOutOfStockShown } = query
      const area = borders && [borders.lft, borders.rgt]
      const key = JSON.stringify([area, brandId, searchString, conditions, regionId, isOutOfStockShown])
      const known = kept.get(key)
      if (known && areSameSegments(known.parts, parts)) {
        bringUpToDate(view, known, parts)
        return known.tally
      }
      const change = Atomics.load(view.changes, 0)
      const tally = tallyUnfiltered(view, parts)
      kept.set(key, { tally, parts: parts.map(talliedOf), change })
      return tally
    },
    clear: () => kept.clear(),
  }
}

const talliedOf = ({ segment, unfiltered }: TalliedRows): TalliedRows => ({ segment, unfiltered })

const bytesOf = ({ tally, parts }: Kept, key: string): number =>
  1_000 +
  2 * key.length +
  4 * (2 * tally.values.length + tally.brands.length + tally.holders.length) +
  parts.reduce((sum, { unfiltered }) => sum + 4 * unfiltered.length, 0)

const areSameSegments = (some: readonly TalliedRows[], others: readonly TalliedRows[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ segment: { from, to } }, part) => from === others[part]!.segment.from && to === others[part]!.segment.to,
  )

/** What a row has never changes; whether it is in the listing, and its price, do. */
function bringUpToDate(view: IndexView, known: Kept, parts: readonly TalliedRows[]): void {
  const change = Atomics.load(view.changes, 0)
  const areRowsSame = parts.reduce((isSame, part, place) => takeRows(view, known, part, place) && isSame, true)
  if (areRowsSame && known.change === change) return
  tallyPrices(view, known.tally, parts)
  known.change = change
}

/** @returns true when the part has the same rows as before */
function takeRows(view: IndexView, { tally, parts }: Kept, part: TalliedRows, place: number): boolean {
  const before = parts[place]!.unfiltered
  const { segment, unfiltered } = part
  let isSame = true
  for (let i = 0; i < unfiltered.length; i++) {
    for (let word = before[i]! ^ unfiltered[i]!; word !== 0; word &= word - 1) {
      const bit = word & -word
      const row = ((segment.fromWord + i) << 5) + 31 - Math.clz32(bit)
      changeRow(view, tally, row, (unfiltered[i]! & bit) !== 0 ? 1 : -1)
      isSame = false
    }
  }
  if (!isSame) parts[place] = talliedOf(part)
  return isSame
}
