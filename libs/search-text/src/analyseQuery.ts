import { codeClauses } from './codeClauses.ts'
import { wordClauses } from './wordClauses.ts'
import { fixLayout } from './fixLayout.ts'
import { phraseClauses } from './phraseClauses.ts'
import { queryWords } from './queryWords.ts'
import type { QueryClause, Lexicon, AnalysedQuery, QueryOptions } from './analysedQuery.ts'

/** Characters of a query that are read; the rest is ignored. */
const LONGEST_QUERY = 200
/** Unknown words of a query that are compared with the whole vocabulary, which is the expensive step. */
const MAX_COMPARED = 12
/** Longer words that all prefixes of a query may expand to. */
const MAX_LONGER_WORDS = 120

/**
 * Turns a query into clauses to look up in the index, whatever the order, spelling, alphabet or keyboard layout of its words. A
 * product that matches clauses of all words has every bit of `covers`. Takes at most a few milliseconds for any input.
 */
export function analyseQuery(query: string, fullLexicon: Lexicon, options: QueryOptions): AnalysedQuery {
  const lexicon = withComparisonLimit(fullLexicon)
  const typed = query.slice(0, LONGEST_QUERY)
  const text = options.isExact ? typed : fixLayout(typed, lexicon, options)
  const analysed = queryWords(text)
  const clauses: QueryClause[] = [...codeClauses(analysed, lexicon, options), ...phraseClauses(analysed, lexicon)]
  const covered = clauses.reduce((all, { covers }) => all | covers, 0)
  const limited = withLongerWordLimit(lexicon)
  for (const [place, word] of analysed.words.entries()) {
    const isCovered = (covered & (1 << place)) !== 0
    const isLast = place === analysed.words.length - 1
    clauses.push(...wordClauses(word, place, limited, { ...options, isCovered, isLast }))
  }
  const isCorrected = text !== typed || analysed.words.some(({ correction }) => correction !== null)
  return { ...analysed, clauses: sortClauses(clauses), isCorrected }
}

/** The nearest first; but phrases right behind the words that they consist of, so that the better of both can count. */
function sortClauses(clauses: readonly QueryClause[]): QueryClause[] {
  const sorted = clauses.toSorted((a, b) => a.penalty - b.penalty)
  const isPhrase = ({ covers, code }: QueryClause) => code === '' && (covers & (covers - 1)) !== 0
  const phrases = sorted.filter(isPhrase)
  if (phrases.length === 0) return sorted
  const inPhrases = phrases.reduce((all, { covers }) => all | covers, 0)
  const others = sorted.filter((clause) => !isPhrase(clause))
  const isPart = ({ covers }: QueryClause) => (covers & ~inPhrases) === 0
  return [...others.filter(isPart), ...phrases, ...others.filter((clause) => !isPart(clause))]
}

function withComparisonLimit(lexicon: Lexicon): Lexicon {
  let compared = 0
  const nearest: Lexicon['vocabulary']['nearest'] = (word, isPrefix) =>
    ++compared > MAX_COMPARED ? null : lexicon.vocabulary.nearest(word, isPrefix)
  return { ...lexicon, vocabulary: { ...lexicon.vocabulary, nearest } }
}

function withLongerWordLimit(lexicon: Lexicon): Lexicon {
  let left = MAX_LONGER_WORDS
  const startingWith: Lexicon['vocabulary']['startingWith'] = (prefix, most) => {
    // A look-up of a single word is cheap and only tells whether it exists.
    if (most === 1) return lexicon.vocabulary.startingWith(prefix, 1)
    if (left <= 0) return []
    const words = lexicon.vocabulary.startingWith(prefix, Math.min(most, left))
    left -= words.length
    return words
  }
  return { ...lexicon, vocabulary: { ...lexicon.vocabulary, startingWith } }
}
