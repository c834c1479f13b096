import type { AnalysedQuery, Lexicon, QueryClause, QueryWord } from './analysedQuery.ts'

/** Longer words that one word may begin, at most; the most frequent ones. */
const MAX_LONGER = 40
/** The same for the whole query, so that a query of many short words stays cheap. */
const MAX_LONGER_OF_QUERY = 120
const SHORTEST_BEGINNING = 2
/** A longer word is often another thing (аккумулятор, аккумуляторный), so it comes far behind the word itself. */
const PENALTY = 7

/**
 * The same query with every known word also taken for the beginning of longer ones: «ВВГ» finds «ВВГнг» too. Unknown words
 * are taken for beginnings at once, see `lookUpWord`.
 * @returns null when no word begins another one
 */
export function broadenQuery(query: AnalysedQuery, lexicon: Lexicon): AnalysedQuery | null {
  const longer: QueryClause[] = []
  for (const [place, word] of query.words.entries()) {
    const left = Math.min(MAX_LONGER, MAX_LONGER_OF_QUERY - longer.length)
    if (left > 0) longer.push(...longerClauses(query, place, word, lexicon, left))
  }
  return longer.length === 0 ? null : { ...query, clauses: [...query.clauses, ...longer] }
}

function longerClauses(
  { clauses }: AnalysedQuery,
  place: number,
  { kind, text, correction }: QueryWord,
  { vocabulary, countOf }: Lexicon,
  most: number,
): QueryClause[] {
  if (kind !== 'word' || correction !== null || text.length < SHORTEST_BEGINNING) return []
  const covers = 1 << place
  const known = new Set(
    clauses.filter((clause) => clause.covers === covers && clause.terms.length === 1).map(({ terms }) => terms[0]!),
  )
  const terms = new Set(vocabulary.startingWith(text, most).map(({ term }) => term))
  return [...terms]
    .filter((term) => !known.has(term) && countOf(term) > 0)
    .map((term) => ({ covers, terms: [term], code: '', penalty: PENALTY }))
}
