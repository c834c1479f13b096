import type { Dictionary } from '@verstak/search-text/dictionary'
import type { Lexicon } from '@verstak/search-text/analysedQuery'
import { analyseQuery } from '@verstak/search-text/analyseQuery'
import { joinVocabularies } from '@verstak/search-text/vocabulary'
import { relaxQuery } from '../match/relaxQuery.ts'
import { createTextBuilder } from '../build/createTextBuilder.ts'
import { findCodes } from '../match/findCodes.ts'
import { TextSegment } from '../match/TextSegment.ts'

/** A name must have this share of the query's weight. In a short list of names, less is a chance match. */
const MIN_SHARE = 0.35

/** Finds things by their names. */
export interface NameMatcher {
  /**
   * Indexes of the names that have all words of the query, or else as many of its important words as any name has. Best match
   * first, then list order. The last word may be unfinished. Nothing is corrected: in a short list, any word is near another.
   */
  match(query: string): number[]
}

export function createNameMatcher(names: readonly string[], dictionary: Dictionary): NameMatcher {
  const builder = createTextBuilder()
  for (const [row, name] of names.entries()) {
    builder.add({ row, id: row, name, brand: name, category: '', sku: '', article: '', characteristics: [] })
  }
  const part = new TextSegment(builder.finish())
  const countOf = (term: string) => part.countOf(term)
  const lexicon: Lexicon = {
    vocabulary: joinVocabularies([part.vocabulary, dictionary.vocabulary]),
    dictionary,
    countOf,
    findCode: (key) => (findCodes(part.columns, key).exact > 0 ? 'exact' : null),
  }
  const options = { size: names.length, isCategoryTerm: () => false, leastShare: MIN_SHARE }
  return {
    match(query) {
      const analysed = analyseQuery(query, lexicon, { isExact: true, isPrefix: true })
      if (analysed.clauses.length === 0) return []
      const match = part.match(analysed)
      const chosen = relaxQuery(analysed, [match], options)
      if (chosen === null) return []
      return Array.from(match.rows.subarray(0, match.count))
        .filter((row) => (match.covered[row]! & chosen) === chosen)
        .sort((a, b) => match.score[b]! - match.score[a]! || a - b)
    },
  }
}
