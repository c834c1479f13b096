import { LONGEST_PHRASE } from './dictionary.ts'
import type { QueryClause, Lexicon, AnalysedQuery } from './analysedQuery.ts'

/** What the dictionary knows of two or three neighbouring words. */
export function phraseClauses(
  { words }: Pick<AnalysedQuery, 'words'>,
  { dictionary, countOf }: Lexicon,
): QueryClause[] {
  const clauses: QueryClause[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(from + LONGEST_PHRASE, words.length); to++) {
      for (const terms of dictionary.meaningsOf(words.slice(from, to).map(({ term }) => term))) {
        if (!terms.every((term) => countOf(term) > 0)) continue
        clauses.push({ covers: coverOf(from, to), terms, code: '', penalty: 1 })
      }
    }
  }
  return clauses
}

/** Bits of the words from `from` up to, not with, `to`. */
export const coverOf = (from: number, to: number): number => (1 << to) - (1 << from)
