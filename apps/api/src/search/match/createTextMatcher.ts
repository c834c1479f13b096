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

/** A product whose score is this many times lower than the best one only mentions what is looked for. */
const MENTION_RATIO = 3
/** With fewer rows than a row of tiles, words are also taken for beginnings of longer ones. */
const ENOUGH = 6
/** Of more rows than this part, going through all is quicker than sorting. */
const SCAN_SHARE = 16

/**
 * What the words of a query found, whichever region, page and filters are asked for. The words of the products never change
 * under a matcher, so this is never out of date.
 */
const KEPT_BYTES = 24 << 20
const KEPT_BEST_BYTES = 40 << 20

/** Searches the parts as one catalogue. */
export function createTextMatcher(parts: readonly TextSegment[]): TextMatcher {
  const size = parts.reduce((sum, part) => sum + part.facts.size, 0)
  const countOf = (term: string) => parts.reduce((sum, part) => sum + part.countOf(term), 0)
  const isCategoryTerm = (term: string) => parts.some((part) => part.isCategoryTerm(term))
  let last: Lexicon | undefined
  const kept = new LRUCache<string, TextMatch>({ maxSize: KEPT_BYTES, sizeCalculation: bytesOf })
  const keptBest = new LRUCache<string, BestTiers>({ maxSize: KEPT_BEST_BYTES, sizeCalculation: bytesOfBest })
  const lexiconOf = (dictionary: Dictionary): Lexicon => {
    if (last?.dictionary === dictionary) return last
    const vocabulary = joinVocabularies([...parts.map((part) => part.vocabulary), dictionary.vocabulary])
    return (last = { vocabulary, dictionary, countOf, findCode: (key) => findCode(parts, key) })
  }
  const matchAll = (analysed: AnalysedQuery) => parts.map((part) => countedByIndex(part.matchAll(analysed), part.facts))
  const matchAnew = (query: string, { dictionary, isExact, isPrefix }: SearchOptions): TextMatch => {
    const lexicon = lexiconOf(dictionary)
    const typed = analyseQuery(query, lexicon, { isExact, isPrefix })
    if (typed.clauses.length === 0) return nothing()
    let analysed = typed
    let whole = matchAll(typed)
    if (!isExact && countRows(whole) < ENOUGH) {
      const broader = broadenQuery(typed, lexicon)
      if (broader) whole = matchAll((analysed = broader))
    }
    if (countRows(whole) > 0) {
      return { ...bestOf(whole), searchedFor: searchedForOf(analysed, (1 << analysed.words.length) - 1) }
    }
    if (isExact) return nothing()
    const matches = parts.map((part) => part.match(analysed))
    const chosen = relaxQuery(analysed, matches, { size, isCategoryTerm, leastShare: 0 })
    if (chosen === null) return nothing()
    const fitting = parts.map((part, index) => fittingRows(matches[index]!, chosen, part.facts))
    return { ...bestOf(fitting), searchedFor: searchedForOf(analysed, chosen) }
  }
  /** What is kept was found with the words as the shop had them then. */
  const keyOf = (query: string, { dictionary, isExact, isPrefix }: SearchOptions) => {
    if (last?.dictionary !== dictionary) {
      kept.clear()
      keptBest.clear()
    }
    return `${isExact ? 'e' : ''}${isPrefix ? 'p' : ''} ${query}`
  }
  return {
    match(query, options) {
      const key = keyOf(query, options)
      const known = kept.get(key)
      if (known) return known
      const match = matchAnew(query, options)
      kept.set(key, match)
      return match
    },
    matchBest(query, options, isWhole) {
      const key = keyOf(query, options)
      const known = keptBest.get(key)
      if (known && !(known.isCut && isWhole)) return known
      const best = bestTiersOf(kept.get(key) ?? matchAnew(query, options), isWhole)
      keptBest.set(key, best)
      return best
    },
  }
}

const bytesOfBest = ({ tiers }: BestTiers, key: string) =>
  500 + 2 * key.length + tiers.reduce((sum, { length }) => sum + 100 + 4 * length, 0)

const bytesOf = ({ rows }: TextMatch, key: string) => 500 + 2 * key.length + 5 * rows.length

const nothing = (): TextMatch => ({ rows: new Int32Array(0), scores: new Uint8Array(0), searchedFor: null })

const countRows = (parts: readonly ScoredRows[]) => parts.reduce((sum, { rows }) => sum + rows.length, 0)

/** Rows as the index counts them. */
const countedByIndex = ({ rows, scores }: ScoredRows, { firstRow }: TextFacts): ScoredRows => ({
  rows: rows.map((row) => row + firstRow),
  scores,
})

/** Rows with all chosen words, ascending, as the index counts them. */
function fittingRows({ rows, count, covered, score }: SegmentMatch, chosen: number, { firstRow, size }: TextFacts) {
  const fitting = new Int32Array(count)
  let end = 0
  if (count * SCAN_SHARE > size) {
    for (let row = 0; row < size; row++) if ((covered[row]! & chosen) === chosen) fitting[end++] = row
  } else {
    for (let i = 0; i < count; i++) if ((covered[rows[i]!]! & chosen) === chosen) fitting[end++] = rows[i]!
    fitting.subarray(0, end).sort()
  }
  const scores = new Uint8Array(end)
  for (let i = 0; i < end; i++) {
    scores[i] = score[fitting[i]!]!
    fitting[i]! += firstRow
  }
  return { rows: fitting.subarray(0, end), scores }
}

/** Leaves out rows that only mention what is looked for, if there are products that are it. */
function bestOf(parts: readonly ScoredRows[]): Pick<TextMatch, 'rows' | 'scores'> {
  let best = 0
  for (const { scores } of parts) for (const score of scores) if (score > best && score !== EXACT_SCORE) best = score
  const isGood = (score: number) => score * MENTION_RATIO >= best
  const size = parts.reduce((sum, { scores }) => sum + scores.length, 0)
  const rows = new Int32Array(size)
  const scores = new Uint8Array(size)
  let end = 0
  for (const part of parts) {
    for (let i = 0; i < part.rows.length; i++) {
      if (!isGood(part.scores[i]!)) continue
      rows[end] = part.rows[i]!
      scores[end++] = part.scores[i]!
    }
  }
  return { rows: rows.subarray(0, end), scores: scores.subarray(0, end) }
}

function findCode(parts: readonly TextSegment[], key: string): 'exact' | 'prefix' | null {
  const ranges = parts.map(({ columns }) => findCodes(columns, key))
  if (ranges.some(({ exact }) => exact > 0)) return 'exact'
  return ranges.some(({ from, to }) => to > from) ? 'prefix' : null
}
