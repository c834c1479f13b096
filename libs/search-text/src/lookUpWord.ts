import { STOP_WORDS } from './letters.data.ts'
import { hasLatin } from './alphabet.ts'
import type { Lexicon } from './analysedQuery.ts'
import { stemWord } from './stemWord.ts'
import { transliterationKey, toCyrillic } from './transliterate.ts'

/** Shortest beginning that stands for the whole word: «ввг» for «ВВГнг». */
const SHORTEST_PREFIX = 2
/** A shorter one does not show that the keyboard layout is right: nearly any two letters begin some word. */
const SHORTEST_TELLING_PREFIX = 4
/** Longer words that a beginning stands for, at most; the most frequent ones. */
const MAX_PREFIXED = 40
/** Shorter keys match too much. */
const SHORTEST_KEY = 3

/** What a word may stand for without being corrected. */
export interface KnownWord {
  /** Alternatives, the nearest first; all terms of one must be there. */
  alternatives: { terms: readonly string[]; penalty: number }[]
}

/**
 * Looks a normalised word up as it is, by its spelling in the other alphabet, and as the beginning of longer words.
 * @returns no alternatives for an unknown word
 */
export function lookUpWord(
  word: string,
  lexicon: Lexicon,
  isUnfinished: boolean,
  shortestPrefix = SHORTEST_PREFIX,
): KnownWord {
  const literal = [...asTerm(stemWord(word), lexicon), ...meaningsOf(stemWord(word), lexicon)]
  const longer = isUnfinished ? asBeginning(word, lexicon, 1) : []
  if (literal.length > 0) return { alternatives: [...literal, ...longer] }
  const transliterated = asTransliterated(word, lexicon)
  if (transliterated.length > 0 || longer.length > 0) return { alternatives: [...transliterated, ...longer] }
  return { alternatives: word.length >= shortestPrefix ? asBeginning(word, lexicon, 2) : [] }
}

/** True for a word that needs no correction. */
export function isKnown(word: string, lexicon: Lexicon, isUnfinished: boolean): boolean {
  if (word.length < 2 || STOP_WORDS.has(word) || lexicon.dictionary.hasTerm(stemWord(word))) return true
  return lookUpWord(word, lexicon, isUnfinished, SHORTEST_TELLING_PREFIX).alternatives.length > 0
}

function asTerm(term: string, { countOf }: Lexicon): KnownWord['alternatives'] {
  return countOf(term) > 0 ? [{ terms: [term], penalty: 0 }] : []
}

/** Meanings of a term in the dictionary that the catalogue has. */
export function meaningsOf(term: string, { dictionary, countOf }: Lexicon): KnownWord['alternatives'] {
  return dictionary
    .meaningsOf([term])
    .filter((terms) => terms.every((meant) => countOf(meant) > 0))
    .map((terms) => ({ terms, penalty: 1 }))
}

function asTransliterated(word: string, lexicon: Lexicon): KnownWord['alternatives'] {
  const reading = hasLatin(word) ? stemWord(toCyrillic(word)) : ''
  const read = reading ? [...asTerm(reading, lexicon), ...meaningsOf(reading, lexicon)] : []
  const key = transliterationKey(word)
  const sameKey = key.length >= SHORTEST_KEY ? lexicon.vocabulary.withTransliterationKey(key) : []
  const transliterated = sameKey.flatMap(({ term }) => [...asTerm(term, lexicon), ...meaningsOf(term, lexicon)])
  return [...read, ...transliterated].map(({ terms, penalty }) => ({ terms, penalty: penalty + 1 }))
}

/** Words that it begins, or begins when read in the other alphabet. */
function asBeginning(word: string, lexicon: Lexicon, penalty: number): KnownWord['alternatives'] {
  const longer = startingWith(word, lexicon, penalty)
  const read = longer.length === 0 && hasLatin(word) ? toCyrillic(word) : ''
  return read.length >= SHORTEST_PREFIX ? startingWith(read, lexicon, penalty + 1) : longer
}

function startingWith(word: string, lexicon: Lexicon, penalty: number): KnownWord['alternatives'] {
  const terms = new Set(lexicon.vocabulary.startingWith(word, MAX_PREFIXED).map(({ term }) => term))
  return [...terms]
    .flatMap((term) => [...asTerm(term, lexicon), ...meaningsOf(term, lexicon)])
    .map((known) => ({ terms: known.terms, penalty: known.penalty + penalty }))
}
