import { noFacets, type CatalogueQuery, type CatalogueResult, type FacetCounts } from '../CatalogueIndex.ts'
import { countAll, hasBit, setBit } from '../columns.ts'
import { countChildren } from './countChildren.ts'
import { countFacets } from './countFacets.ts'
import { findBest, needsOnlyBest } from './findBest.ts'
import type { IndexView } from '../IndexView.ts'
import { selectRows, type SelectedRows, type Selection } from './selectRows.ts'
import { selectByRank } from './selectByRank.ts'
import { PLAIN_SEARCH, type TextMatch } from '../TextMatcher.ts'
import type { UnfilteredCountCache } from './createUnfilteredCountCache.ts'

/** The score of a product whose code was typed: it comes first in every order. */
const EXACT = 255

/** Finds one page and counts every facet. */
export function findProducts(
  view: IndexView,
  countCache: UnfilteredCountCache,
  query: CatalogueQuery,
): CatalogueResult {
  if (query.searchString !== null && needsOnlyBest(query)) return bestOf(view, query, query.searchString)
  const selection = selectRows(view, query)
  const { parts, match } = selection
  const total = countLists(parts.map(({ found }) => found))
  const totalUnfiltered = countLists(parts.map(({ unfiltered }) => unfiltered))
  return {
    ids: selectPage(view, query, selection).map((row) => view.columns.id[row]!),
    total,
    totalUnfiltered,
    facets: facetsOf(view, countCache, query, selection, totalUnfiltered),
    childCounts: countChildren(view, parts, query),
    searchedFor: match?.searchedFor ?? null,
  }
}

function bestOf(view: IndexView, query: CatalogueQuery, searchString: string): CatalogueResult {
  const tiersOf = (isWhole: boolean) => view.text.matchBest(searchString, query.searchOptions ?? PLAIN_SEARCH, isWhole)
  const { tiers, isCut, searchedFor } = tiersOf(false)
  const best = findBest(view, query, tiers)
  // The region has too few of the best.
  const rows = isCut && best.length < query.limit ? findBest(view, query, tiersOf(true).tiers) : best
  const ids = rows.map((row) => view.columns.id[row]!)
  return { ids, total: ids.length, totalUnfiltered: ids.length, facets: noFacets(), childCounts: [], searchedFor }
}

function facetsOf(
  view: IndexView,
  countCache: UnfilteredCountCache,
  query: CatalogueQuery,
  selection: Selection,
  totalUnfiltered: number,
): FacetCounts {
  if (query.isPageOnly) return noFacets()
  const unfiltered = countCache.get(view, query, selection.parts, totalUnfiltered)
  return countFacets(view, query, selection, unfiltered, totalUnfiltered)
}

const countLists = (lists: Int32Array[]) => lists.reduce((sum, words) => sum + countAll(words), 0)

function selectPage(view: IndexView, query: CatalogueQuery, { parts, match }: Selection): number[] {
  const order = view.orders[query.sort]
  const words = new Int32Array((view.size + 31) >>> 5)
  const { offset, limit, isAscending } = query
  const walk = (skip: number, count: number) =>
    selectByRank({ words, order, size: view.size }, isAscending, skip, count)
  if (!match) {
    for (const { segment, found } of parts) markRanks(order.rankByRow, segment.fromWord, found, words)
    return walk(offset, limit)
  }
  const page: number[] = []
  let skip = offset
  for (const rows of tiersOf(parts, match, query)) {
    if (skip < rows.length) {
      for (const row of rows) setBit(words, order.rankByRow[row]!, true)
      page.push(...walk(skip, limit - page.length))
      for (const row of rows) words[order.rankByRow[row]! >>> 5] = 0
    }
    skip = Math.max(0, skip - rows.length)
    if (page.length >= limit) break
  }
  return page
}

/** Sets the bit at the rank of each row. */
function markRanks(rankByRow: Int32Array, fromWord: number, rows: Int32Array, ranks: Int32Array): void {
  for (let i = 0; i < rows.length; i++) {
    for (let word = rows[i]!; word !== 0; word &= word - 1) {
      const rank = rankByRow[((fromWord + i) << 5) + 31 - Math.clz32(word & -word)]!
      ranks[rank >>> 5]! |= 1 << (rank & 31)
    }
  }
}

/** Found rows by score, the best first. Only by popularity, the order of a plain search, do all scores count. */
function* tiersOf(parts: SelectedRows[], { rows, scores }: TextMatch, query: CatalogueQuery): Generator<Int32Array> {
  const isByScore = query.sort === 'popularity' && !query.isAscending
  const found = new Int32Array(rows.length)
  const tiers = new Uint8Array(rows.length)
  const counts = new Int32Array(EXACT + 1)
  let size = 0
  let at = 0
  // Parts and rows both ascend.
  for (const { segment, found: bits } of parts) {
    while (at < rows.length && rows[at]! < segment.from) at += 1
    for (; at < rows.length && rows[at]! < segment.to; at++) {
      if (!hasBit(bits, rows[at]! - (segment.fromWord << 5))) continue
      const tier = isByScore || scores[at] === EXACT ? scores[at]! : 0
      counts[tier]! += 1
      found[size] = rows[at]!
      tiers[size++] = tier
    }
  }
  for (let tier = EXACT; tier >= 0; tier--) {
    if (counts[tier] === 0) continue
    const ofTier = new Int32Array(counts[tier]!)
    for (let i = 0, count = 0; i < size; i++) if (tiers[i] === tier) ofTier[count++] = found[i]!
    yield ofTier
  }
}
