import type { Dictionary } from '@verstak/search-text/dictionary'
import type { Lexicon } from '@verstak/search-text/reading'
import { readQuery } from '@verstak/search-text/readQuery'
import { joinVocabularies } from '@verstak/search-text/vocabulary'
import { chooseWords } from './chooseWords.ts'
import { createTextBuilder } from './createTextBuilder.ts'
import { findCodes } from './findCodes.ts'
import { TextPart } from './TextPart.ts'

/** Finds things by their names. */
export interface NameMatcher {
  /**
   * Places of the names that have all words of the query, or else those that weigh most; the best first, and of those the
   * earlier. The last word may go on. Nothing is corrected: among few names, any word is near some other.
   */
  match(query: string): number[]
}

export function createNameMatcher(names: readonly string[], dictionary: Dictionary): NameMatcher {
  const builder = createTextBuilder()
  for (const [row, name] of names.entries()) {
    builder.add({ row, id: row, name, brand: name, category: '', sku: '', article: '', characteristics: [] })
  }
  const part = new TextPart(builder.finish())
  const countOf = (term: string) => part.countOf(term)
  const lexicon: Lexicon = {
    vocabulary: joinVocabularies([part.vocabulary, dictionary.vocabulary]),
    dictionary,
    countOf,
    findCode: (key) => (findCodes(part.columns, key).exact > 0 ? 'exact' : null),
  }
  return {
    match(query) {
      const reading = readQuery(query, lexicon, { isExact: true, isPrefix: true })
      if (reading.finds.length === 0) return []
      const match = part.match(reading)
      const chosen = chooseWords(reading, [match], { countOf, size: names.length, isExact: false })
      if (chosen === null) return []
      return Array.from(match.rows.subarray(0, match.count))
        .filter((row) => (match.covered[row]! & chosen) === chosen)
        .sort((a, b) => match.score[b]! - match.score[a]! || a - b)
    },
  }
}
