import type { AnalysedQuery, QueryWord } from '@verstak/search-text/analysedQuery'
import type { SegmentMatch } from './TextSegment.ts'

/** A number says less than a word: many products have it for other reasons. */
const NUMBER_FACTOR = 0.4
/** So does a word that was only guessed. */
const CORRECTED_FACTOR = 0.4
/** A word behind a preposition says what the thing is for. */
const QUALIFIER_FACTOR = 0.4
/** Words of a category's name say what is looked for; others mostly say which one. */
const CATEGORY_FACTOR = 2

export interface RelaxOptions {
  /** Rows of the catalogue. */
  size: number
  /** Whether a category has the term in its name. */
  isCategoryTerm(term: string): boolean
  /** The part of the query's weight that must be left, words that nothing has included; 0 = any. */
  leastShare: number
}

/** Words of a query, a bit for each, and the rows that have just these. */
type RowsByWords = ReadonlyMap<number, number>

/**
 * The words that a product must have: all, if any product has all; else the least telling ones are left out: words that
 * nothing has, then frequent ones before rare ones.
 * @returns bits of the words; null when nothing is left that is worth showing
 */
export function relaxQuery(
  query: Pick<AnalysedQuery, 'words' | 'clauses'>,
  matches: readonly SegmentMatch[],
  { size, isCategoryTerm, leastShare }: RelaxOptions,
): number | null {
  const { words } = query
  const all = (1 << words.length) - 1
  const rowsByWords = countRows(matches)
  if (rowsByWords.has(all)) return all
  const isNumber = words.map(({ kind }, place) => kind === 'number' && !isCode(query, place))
  const weights = words.map((word, place) => {
    const isCategory = hasClause(query, place, ({ terms }) => terms.some(isCategoryTerm))
    return weightOf(word, rowsWith(rowsByWords, place), { size, isNumber: isNumber[place]!, isCategory })
  })
  const weigh = (set: number) => weights.reduce((sum, weight, place) => sum + (set & (1 << place) ? weight : 0), 0)
  let best: { set: number; weight: number } | null = null
  for (const set of rowsByWords.keys()) {
    // A number alone is not what somebody looks for.
    if (words.every((_, place) => (set & (1 << place)) === 0 || isNumber[place])) continue
    const weight = weigh(set)
    // Of equal ones the set with the earlier words: people name the thing first.
    if (!best || weight > best.weight || (weight === best.weight && set < best.set)) best = { set, weight }
  }
  return best && best.weight >= leastShare * weigh(all) ? best.set : null
}

function countRows(matches: readonly SegmentMatch[]): RowsByWords {
  const counts = new Map<number, number>()
  for (const { rows, count, covered } of matches) {
    let last = 0
    let run = 0
    for (let i = 0; i < count; i++) {
      const set = covered[rows[i]!]!
      if (set === last) {
        run += 1
        continue
      }
      if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run)
      last = set
      run = 1
    }
    if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run)
  }
  return counts
}

function rowsWith(rowsByWords: RowsByWords, place: number): number {
  let rows = 0
  for (const [set, count] of rowsByWords) if (set & (1 << place)) rows += count
  return rows
}

function hasClause(
  { clauses }: Pick<AnalysedQuery, 'clauses'>,
  place: number,
  isMeant: (clause: AnalysedQuery['clauses'][number]) => boolean,
): boolean {
  return clauses.some((clause) => (clause.covers & (1 << place)) !== 0 && isMeant(clause))
}

const isCode = (query: Pick<AnalysedQuery, 'clauses'>, place: number): boolean =>
  hasClause(query, place, ({ code }) => code !== '')

/** The rarer, the heavier. A word that nothing has counts as a rare one: only `leastShare` looks at it. */
function weightOf(
  { correction, isQualifier }: QueryWord,
  rows: number,
  { size, isNumber, isCategory }: { size: number; isNumber: boolean; isCategory: boolean },
): number {
  const rarity = Math.log2(2 + size / Math.max(rows, 1))
  return (
    rarity *
    (isNumber ? NUMBER_FACTOR : 1) *
    (correction === null ? 1 : CORRECTED_FACTOR) *
    (isQualifier ? QUALIFIER_FACTOR : 1) *
    (isCategory ? CATEGORY_FACTOR : 1)
  )
}
