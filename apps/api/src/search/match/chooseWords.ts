import type { AnalysedQuery, QueryWord } from '@verstak/search-text/analysedQuery'
import type { SegmentMatch } from './TextSegment.ts'

/** The part of the query's weight that must be found; less is no near match, but chance. */
const LEAST_SHARE = 0.35
/** A number says less than a word: many products have it for other reasons. */
const NUMBER_WEIGHT = 0.4

export interface ChoiceOptions {
  countOf(term: string): number
  /** Rows of the catalogue. */
  size: number
  isExact: boolean
}

/**
 * The words that a product must have: all, if one has them; else the set that weighs most of those that one has.
 * @returns bits of the words; null when nothing near was found
 */
export function chooseWords(
  { words, clauses }: Pick<AnalysedQuery, 'words' | 'clauses'>,
  matches: readonly SegmentMatch[],
  { countOf, size, isExact }: ChoiceOptions,
): number | null {
  const all = (1 << words.length) - 1
  if (matches.some((match) => hasRow(match, all))) return all
  if (isExact) return null
  const sets = setsOf(matches)
  const isCode = (place: number) => clauses.some(({ covers, code }) => code !== '' && (covers & (1 << place)) !== 0)
  const weights = words.map((word, place) => weightOf(word, countOf(word.term), size, isCode(place)))
  const weigh = (set: number) => weights.reduce((sum, weight, place) => sum + (set & (1 << place) ? weight : 0), 0)
  let best: { set: number; weight: number } | null = null
  for (const set of sets) {
    if (!words.some(({ kind }, place) => set & (1 << place) && (kind !== 'number' || isCode(place)))) continue
    const weight = weigh(set)
    if (!best || weight > best.weight) best = { set, weight }
  }
  return best && best.weight >= LEAST_SHARE * weigh(all) ? best.set : null
}

function hasRow({ rows, count, covered }: SegmentMatch, set: number): boolean {
  for (let i = 0; i < count; i++) if (covered[rows[i]!] === set) return true
  return false
}

function setsOf(matches: readonly SegmentMatch[]): Set<number> {
  const sets = new Set<number>()
  let last = 0
  for (const { rows, count, covered } of matches) {
    for (let i = 0; i < count; i++) {
      const set = covered[rows[i]!]!
      if (set === last) continue
      sets.add(set)
      last = set
    }
  }
  return sets
}

/** The rarer, the heavier. A word that the catalogue does not have is taken for a rare one. */
function weightOf({ kind }: QueryWord, count: number, size: number, isCode: boolean): number {
  const weight = Math.log2(2 + size / Math.max(count, 20))
  return kind === 'number' && !isCode ? weight * NUMBER_WEIGHT : weight
}
