import { hasLatin } from './alphabet.ts'
import { lookUpWord, meaningsOf } from './lookUpWord.ts'
import type { QueryClause, Lexicon, QueryWord, QueryOptions } from './analysedQuery.ts'
import { switchLayout } from './switchLayout.ts'
import { toCyrillic } from './transliterate.ts'
import type { NearWord } from './vocabulary.ts'

/** Shortest parts of words that were written together. */
const SHORTEST_PART = 4
/** For the number of a measure without its unit: it may measure something else. */
const NUMBER_PENALTY = 5

interface WordOptions extends QueryOptions {
  /** A phrase or a code covers the word already. */
  isCovered: boolean
  isLast: boolean
}

/** All clauses of one word; sets `correction` when the word had to be corrected. */
export function wordClauses(word: QueryWord, place: number, lexicon: Lexicon, options: WordOptions): QueryClause[] {
  const covers = 1 << place
  const toClause = (terms: readonly string[], penalty: number): QueryClause => ({ covers, terms, code: '', penalty })
  if (word.kind !== 'word') {
    const terms = word.number === '' ? [word.term] : [word.term, word.number]
    const literal = terms
      .filter((term) => lexicon.countOf(term) > 0)
      .map((term, index) => toClause([term], index === 0 ? 0 : NUMBER_PENALTY))
    return [...literal, ...meaningsOf(word.term, lexicon).map(({ terms: meant }) => toClause(meant, 1))]
  }
  const isUnfinished = options.isPrefix && options.isLast
  const { alternatives } = lookUpWord(word.text, lexicon, isUnfinished)
  if (alternatives.length > 0 || options.isExact || options.isCovered) {
    return alternatives.map(({ terms, penalty }) => toClause(terms, penalty))
  }
  const parts = partsOf(word.text, lexicon)
  if (parts) return [toClause(parts, 1)]
  const nearest = nearestTo(word.text, lexicon, isUnfinished)
  if (!nearest) return []
  word.correction = nearest.word.shown
  const meant = lookUpWord(nearest.word.text, lexicon, false).alternatives
  return meant.map(({ terms, penalty }) => toClause(terms, penalty + 2))
}

/** Tries the word as typed, in the other alphabet and in the other layout. */
function nearestTo(text: string, { vocabulary }: Lexicon, isUnfinished: boolean): NearWord | null {
  const readings = [text, ...(hasLatin(text) ? [toCyrillic(text)] : []), switchLayout(text)]
  for (const reading of readings) {
    const nearest = vocabulary.nearest(reading, false)
    if (nearest) return nearest
  }
  return isUnfinished ? vocabulary.nearest(text, true) : null
}

/** Two known words that were typed without a space. */
function partsOf(text: string, lexicon: Lexicon): readonly string[] | null {
  for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at++) {
    const parts = [text.slice(0, at), text.slice(at)].map((part) => literalTermOf(part, lexicon))
    if (parts.every((term) => term !== null)) return parts
  }
  return null
}

function literalTermOf(text: string, lexicon: Lexicon): string | null {
  const word = lexicon.vocabulary.startingWith(text, 1)[0]
  return word?.text === text && lexicon.countOf(word.term) > 0 ? word.term : null
}
