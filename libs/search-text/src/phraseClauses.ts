import { LONGEST_PHRASE } from './dictionary.ts'
import type { AnalysedQuery, Lexicon, QueryClause, QueryWord } from './analysedQuery.ts'
import { stemWord } from './stemWord.ts'

/** What two or three neighbouring words mean together: by the dictionary, or as one word («ввг нг» for «ВВГнг»). */
export function phraseClauses(
  { words }: Pick<AnalysedQuery, 'words'>,
  { dictionary, countOf }: Lexicon,
): QueryClause[] {
  const clauses: QueryClause[] = []
  for (let from = 0; from < words.length; from++) {
    const joined = joinedTerm(words[from]!, words[from + 1], countOf)
    if (joined !== null) clauses.push({ covers: coverOf(from, from + 2), terms: [joined], code: '', penalty: 1 })
    for (let to = from + 2; to <= Math.min(from + LONGEST_PHRASE, words.length); to++) {
      for (const terms of dictionary.meaningsOf(words.slice(from, to).map(({ term }) => term))) {
        if (!terms.every((term) => countOf(term) > 0)) continue
        clauses.push({ covers: coverOf(from, to), terms, code: '', penalty: 1 })
      }
    }
  }
  return clauses
}

/** The term of two words as one; null when the catalogue has no such word, or has both words. */
function joinedTerm(first: QueryWord, second: QueryWord | undefined, countOf: Lexicon['countOf']): string | null {
  if (first.kind !== 'word' || second?.kind !== 'word') return null
  if (countOf(first.term) > 0 && countOf(second.term) > 0) return null
  const term = stemWord(first.text + second.text)
  return countOf(term) > 0 ? term : null
}

/** Bits of the words from `from` up to, not with, `to`. */
export const coverOf = (from: number, to: number): number => (1 << to) - (1 << from)
