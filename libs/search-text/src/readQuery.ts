import { findCodes } from './findCodes.ts'
import { findWord } from './findWord.ts'
import { fixLayout } from './fixLayout.ts'
import { findPhrases } from './findPhrases.ts'
import { queryWords } from './queryWords.ts'
import type { Find, Lexicon, QueryReading, ReadingOptions } from './reading.ts'

/** Characters of a query that are read; the rest says nothing more about what is looked for. */
const LONGEST_QUERY = 200
/** Words that are compared with the whole vocabulary; a query of many unknown words is no near match of anything. */
const MOST_COMPARED = 12

/**
 * Says what to look for in the index, so that a product with all words of the query, whatever their order, spelling,
 * alphabet or keyboard layout, has every bit of `covers`. Takes at most a few milliseconds, whatever was typed.
 */
export function readQuery(query: string, fullLexicon: Lexicon, options: ReadingOptions): QueryReading {
  const lexicon = withPatience(fullLexicon)
  const typed = query.slice(0, LONGEST_QUERY)
  const text = options.isExact ? typed : fixLayout(typed, lexicon, options)
  const reading = queryWords(text)
  const finds: Find[] = [...findCodes(reading, lexicon, options), ...findPhrases(reading, lexicon)]
  const covered = finds.reduce((all, { covers }) => all | covers, 0)
  for (const [place, word] of reading.words.entries()) {
    const isCovered = (covered & (1 << place)) !== 0
    finds.push(...findWord(word, place, lexicon, { ...options, isCovered, isLast: place === reading.words.length - 1 }))
  }
  const isCorrected = text !== typed || reading.words.some(({ correction }) => correction !== null)
  return { ...reading, finds: finds.toSorted((a, b) => a.penalty - b.penalty), isCorrected }
}

function withPatience(lexicon: Lexicon): Lexicon {
  let compared = 0
  const nearest: Lexicon['vocabulary']['nearest'] = (word, isPrefix) =>
    ++compared > MOST_COMPARED ? null : lexicon.vocabulary.nearest(word, isPrefix)
  return { ...lexicon, vocabulary: { ...lexicon.vocabulary, nearest } }
}
