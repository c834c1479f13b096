import type { QueryClause, AnalysedQuery } from '@verstak/search-text/analysedQuery'
import { createVocabulary, type Vocabulary, type VocabularyWord } from '@verstak/search-text/vocabulary'
import { hasBit } from '../../catalogue-index/columns.ts'
import type { TextData } from '../../catalogue-index/TextMatcher.ts'
import { RowIntersection, type RowSet } from './RowIntersection.ts'
import { ATTRIBUTE_WEIGHTS } from '../build/createTextBuilder.ts'
import { findCodes } from './findCodes.ts'
import { RowScores } from './RowScores.ts'
import { unpackText, type TextColumns, type TextFacts, type WordTuple } from '../build/TextData.ts'

/** Score of a term by its place in the name: 1 = behind the comma, 2 = before it, 3 = what the product is. */
const SCORE_OF_PLACE = [0, 6, 10, 16]
/** Added when the category has the term as well. */
const CATEGORY_BONUS = 4
const CODE_SCORES = { prefix: 18, whole: 24 }
/** Each point of penalty costs a tenth of the score. */
const FULL_PENALTY = 10
const HIGHEST_SCORE = 254
/** Score of a product whose own code is the whole query. */
export const EXACT_SCORE = 255

/** Which rows match which words of a query, with their scores. Rows are numbered from the first one of the segment. */
export interface SegmentMatch {
  /** Unordered. */
  rows: Int32Array
  count: number
  /** By row: a bit for each word that it has. */
  covered: Uint16Array
  /** By row. */
  score: Uint8Array
}

/** Rows, ascending, with their scores. */
export interface ScoredRows {
  rows: Int32Array
  scores: Uint8Array
}

/** A segment of the index: the products of the last build, or those added since. Handles one query at a time: buffers are reused. */
export class TextSegment {
  readonly facts: TextFacts
  readonly columns: TextColumns
  readonly vocabulary: Vocabulary
  readonly #places: Map<string, number>
  readonly #found: RowScores
  readonly #other: RowScores
  readonly #match: SegmentMatch
  readonly #common: RowIntersection

  constructor(data: TextData) {
    const { facts, columns } = unpackText(data)
    this.facts = facts
    this.columns = columns
    this.vocabulary = createVocabulary(facts.words.map((word) => wordOf(word, facts, columns)))
    this.#places = new Map()
    for (let place = 0; place < facts.terms.length; place++) this.#places.set(facts.terms[place]!, place)
    this.#found = new RowScores(facts.size)
    this.#other = new RowScores(facts.size)
    this.#match = {
      rows: new Int32Array(facts.size),
      count: 0,
      covered: new Uint16Array(facts.size),
      score: new Uint8Array(facts.size),
    }
    this.#common = new RowIntersection(columns, facts.size, (term) => this.#places.get(term))
  }

  countOf(term: string): number {
    const place = this.#places.get(term)
    return place === undefined ? 0 : this.columns.counts[place]!
  }

  /** True when the name of a category has the term, and not behind «для». */
  isCategoryTerm(term: string): boolean {
    const place = this.#places.get(term)
    if (place === undefined) return false
    const { start, items } = this.columns.attributes
    return items.subarray(start[place], start[place + 1]).some((item) => (item & 15) === ATTRIBUTE_WEIGHTS.category)
  }

  /** Rows that have all words. Cheaper than `match`, which scores rows with some of the words too. Valid until the next call. */
  matchAll(analysed: Pick<AnalysedQuery, 'clauses' | 'words'>): ScoredRows {
    const common = analysed.words.length === 1 ? this.#common.sort(this.match(analysed)) : this.#common.find(analysed)
    if (!common) return { rows: new Int32Array(0), scores: new Uint8Array(0) }
    const { score } = analysed.words.length === 1 ? this.#match : this.match(analysed, common)
    const { rows } = common
    const scores = new Uint8Array(rows.length)
    for (let i = 0; i < rows.length; i++) scores[i] = score[rows[i]!]!
    return { rows, scores }
  }

  /**
   * Valid until the next call.
   * @param within limits the search to these rows; null = all
   */
  match({ clauses, words }: Pick<AnalysedQuery, 'clauses' | 'words'>, within: RowSet | null = null): SegmentMatch {
    const match = this.#match
    for (let i = 0; i < match.count; i++) match.covered[match.rows[i]!] = 0
    match.count = 0
    for (const clause of clauses) {
      if (clause.code === '') this.#collectTerms(clause.terms, within)
      else this.#collectCodes(clause.code, clause.covers === (1 << words.length) - 1, within)
      this.#cover(clause)
    }
    return match
  }

  /**
   * A row gets the score of the first clause for each word: clauses are sorted, the nearest first. A phrase counts instead of
   * its words where it is worth more.
   */
  #cover({ covers, penalty }: QueryClause): void {
    const { rows, score } = this.#found
    const match = this.#match
    const share = 1 - penalty / FULL_PENALTY
    const isPhrase = (covers & (covers - 1)) !== 0
    for (let i = 0; i < this.#found.count; i++) {
      const row = rows[i]!
      const known = match.covered[row]!
      const isInstead = isPhrase && known !== 0 && (known & ~covers) === 0
      const added = isInstead ? covers : covers & ~known
      if (added === 0) continue
      if (known === 0) {
        match.rows[match.count++] = row
        match.score[row] = 0
      }
      match.covered[row] = known | added
      const worth =
        score[row] === EXACT_SCORE ? EXACT_SCORE : Math.max(1, Math.round(score[row]! * share)) * countBits(added)
      if (worth === EXACT_SCORE) match.score[row] = worth
      else if (isInstead) match.score[row] = Math.min(HIGHEST_SCORE, Math.max(match.score[row]!, worth))
      else match.score[row] = Math.min(HIGHEST_SCORE, match.score[row]! + worth)
    }
    this.#found.clear()
  }

  /** Rows that have all the terms; the lowest of their scores counts. */
  #collectTerms(terms: readonly string[], within: RowSet | null): void {
    for (const [index, term] of terms.entries()) {
      this.#collectTerm(term, index === 0 ? this.#found : this.#other, within)
      if (index === 0) continue
      const { rows, score, count } = this.#found
      this.#found.count = 0
      for (let i = 0; i < count; i++) {
        const row = rows[i]!
        score[row] = Math.min(score[row]!, this.#other.score[row]!)
        if (score[row] !== 0) rows[this.#found.count++] = row
      }
      this.#other.clear()
    }
  }

  #collectTerm(term: string, into: RowScores, within: RowSet | null): void {
    const place = this.#places.get(term)
    if (place === undefined) return
    const { names, attributes, attributeRows } = this.columns
    const inNames = { items: names.items, from: names.start[place]!, to: names.start[place + 1]! }
    into.raisePlaces(inNames, SCORE_OF_PLACE, within)
    for (let i = attributes.start[place]!; i < attributes.start[place + 1]!; i++) {
      const attribute = attributes.items[i]! >> 4
      const weight = attributes.items[i]! & 15
      const bonus = weight === ATTRIBUTE_WEIGHTS.category ? CATEGORY_BONUS : 0
      const { start, items } = attributeRows
      into.raiseRows({ items, from: start[attribute]!, to: start[attribute + 1]! }, weight, bonus, within)
    }
  }

  #collectCodes(key: string, isWholeQuery: boolean, within: RowSet | null): void {
    const range = findCodes(this.columns, key)
    for (let place = range.from; place < range.to; place++) {
      const row = this.columns.codeRows[place]! >> 1
      if (within && !hasBit(within.bits, row)) continue
      const isWhole = place < range.from + range.exact
      const isOwn = (this.columns.codeRows[place]! & 1) === 1
      const score = isWhole ? (isOwn && isWholeQuery ? EXACT_SCORE : CODE_SCORES.whole) : CODE_SCORES.prefix
      this.#found.raise(row, score, 0)
    }
  }
}

function wordOf(
  [text, shown, place, transliterationKey]: WordTuple,
  { terms }: TextFacts,
  { counts }: TextColumns,
): VocabularyWord {
  return { text, shown, term: terms[place]!, count: counts[place]!, transliterationKey }
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
