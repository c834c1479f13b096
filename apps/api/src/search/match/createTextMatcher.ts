import type { AnalysedQuery, Lexicon } from '@verstak/search-text/analysedQuery'
import { analyseQuery } from '@verstak/search-text/analyseQuery'
import { broadenQuery } from '@verstak/search-text/broadenQuery'
import type { Dictionary } from '@verstak/search-text/dictionary'
import { joinVocabularies } from '@verstak/search-text/vocabulary'
import type { BestTiers, SearchOptions, TextMatch, TextMatcher } from '../../catalogue-index/TextMatcher.ts'
import { LRUCache } from 'lru-cache'
import { findCodes } from './findCodes.ts'
import { bestTiersOf } from './bestTiersOf.ts'
import { relaxQuery } from './relaxQuery.ts'
import { searchedForOf } from './searchedFor.ts'
import type { TextFacts } from '../build/TextData.ts'
import { EXACT_SCORE, type SegmentMatch, type ScoredRows, type TextSegment } from './TextSegment.ts'

/** Products that score this many times lower than the best one only mention what is looked for. */
const MENTION_RATIO = 3
/** With fewer rows than a row of tiles, words are also taken for beginnings of longer ones. */
const ENOUGH = 6
/** With more matches than this share of all rows, a scan of all rows is faster than sorting. */
const SCAN_SHARE = 16

/**
 * Sizes of the caches of matches by query, for all regions, pages and filters. The texts of the products never change under a
 * matcher, so entries never go stale; another dictionary clears them.
 */
const MATCH_CACHE_BYTES = 24 << 20
const BEST_CACHE_BYTES = 40 << 20

/** Searches the segments as one catalogue. */
export function createTextMatcher(segments: readonly TextSegment[]): TextMatcher {
  const size = segments.reduce((sum, segment) => sum + segment.facts.size, 0)
  const countOf = (term: string) => segments.reduce((sum, segment) => sum + segment.countOf(term), 0)
  const isCategoryTerm = (term: string) => segments.some((segment) => segment.isCategoryTerm(term))
  let last: Lexicon | undefined
  const matchCache = new LRUCache<string, TextMatch>({ maxSize: MATCH_CACHE_BYTES, sizeCalculation: bytesOf })
  const bestCache = new LRUCache<string, BestTiers>({ maxSize: BEST_CACHE_BYTES, sizeCalculation: bytesOfBest })
  const lexiconOf = (dictionary: Dictionary): Lexicon => {
    if (last?.dictionary === dictionary) return last
    const vocabulary = joinVocabularies([...segments.map((segment) => segment.vocabulary), dictionary.vocabulary])
    return (last = { vocabulary, dictionary, countOf, findCode: (key) => findCode(segments, key) })
  }
  const matchAll = (analysed: AnalysedQuery) =>
    segments.map((segment) => toIndexRows(segment.matchAll(analysed), segment.facts))
  const matchUncached = (query: string, { dictionary, isExact, isPrefix }: SearchOptions): TextMatch => {
    const lexicon = lexiconOf(dictionary)
    const typed = analyseQuery(query, lexicon, { isExact, isPrefix })
    if (typed.clauses.length === 0) return noMatch()
    let analysed = typed
    let whole = matchAll(typed)
    if (!isExact && countRows(whole) < ENOUGH) {
      const broader = broadenQuery(typed, lexicon)
      if (broader) whole = matchAll((analysed = broader))
    }
    if (countRows(whole) > 0) {
      return { ...bestOf(whole), searchedFor: searchedForOf(analysed, (1 << analysed.words.length) - 1) }
    }
    if (isExact) return noMatch()
    const matches = segments.map((segment) => segment.match(analysed))
    const required = relaxQuery(analysed, matches, { size, isCategoryTerm, leastShare: 0 })
    if (required === null) return noMatch()
    const fitting = segments.map((segment, index) => fittingRows(matches[index]!, required, segment.facts))
    return { ...bestOf(fitting), searchedFor: searchedForOf(analysed, required) }
  }
  /** Entries hold for one dictionary only. */
  const keyOf = (query: string, { dictionary, isExact, isPrefix }: SearchOptions) => {
    if (last?.dictionary !== dictionary) {
      matchCache.clear()
      bestCache.clear()
    }
    return `${isExact ? 'e' : ''}${isPrefix ? 'p' : ''} ${query}`
  }
  return {
    match(query, options) {
      const key = keyOf(query, options)
      const known = matchCache.get(key)
      if (known) return known
      const match = matchUncached(query, options)
      matchCache.set(key, match)
      return match
    },
    matchBest(query, options, isWhole) {
      const key = keyOf(query, options)
      const known = bestCache.get(key)
      if (known && !(known.isCut && isWhole)) return known
      const best = bestTiersOf(matchCache.get(key) ?? matchUncached(query, options), isWhole)
      bestCache.set(key, best)
      return best
    },
  }
}

const bytesOfBest = ({ tiers }: BestTiers, key: string) =>
  500 + 2 * key.length + tiers.reduce((sum, { length }) => sum + 100 + 4 * length, 0)

const bytesOf = ({ rows }: TextMatch, key: string) => 500 + 2 * key.length + 5 * rows.length

const noMatch = (): TextMatch => ({ rows: new Int32Array(0), scores: new Uint8Array(0), searchedFor: null })

const countRows = (segments: readonly ScoredRows[]) => segments.reduce((sum, { rows }) => sum + rows.length, 0)

/** Rows numbered as in the index. */
const toIndexRows = ({ rows, scores }: ScoredRows, { firstRow }: TextFacts): ScoredRows => ({
  rows: rows.map((row) => row + firstRow),
  scores,
})

/** Rows with all required words, ascending, numbered as in the index. */
function fittingRows({ rows, count, covered, score }: SegmentMatch, required: number, { firstRow, size }: TextFacts) {
  const fitting = new Int32Array(count)
  let end = 0
  if (count * SCAN_SHARE > size) {
    for (let row = 0; row < size; row++) if ((covered[row]! & required) === required) fitting[end++] = row
  } else {
    for (let i = 0; i < count; i++) if ((covered[rows[i]!]! & required) === required) fitting[end++] = rows[i]!
    fitting.subarray(0, end).sort()
  }
  const scores = new Uint8Array(end)
  for (let i = 0; i < end; i++) {
    scores[i] = score[fitting[i]!]!
    fitting[i]! += firstRow
  }
  return { rows: fitting.subarray(0, end), scores }
}

/** Drops rows that only mention what is looked for, if others match much better. */
function bestOf(segments: readonly ScoredRows[]): Pick<TextMatch, 'rows' | 'scores'> {
  let best = 0
  for (const { scores } of segments) for (const score of scores) if (score > best && score !== EXACT_SCORE) best = score
  const isGood = (score: number) => score * MENTION_RATIO >= best
  const size = segments.reduce((sum, { scores }) => sum + scores.length, 0)
  const rows = new Int32Array(size)
  const scores = new Uint8Array(size)
  let end = 0
  for (const segment of segments) {
    for (let i = 0; i < segment.rows.length; i++) {
      if (!isGood(segment.scores[i]!)) continue
      rows[end] = segment.rows[i]!
      scores[end++] = segment.scores[i]!
    }
  }
  return { rows: rows.subarray(0, end), scores: scores.subarray(0, end) }
}

function findCode(segments: readonly TextSegment[], key: string): 'exact' | 'prefix' | null {
  const ranges = segments.map(({ columns }) => findCodes(columns, key))
  if (ranges.some(({ exact }) => exact > 0)) return 'exact'
  return ranges.some(({ from, to }) => to > from) ? 'prefix' : null
}
