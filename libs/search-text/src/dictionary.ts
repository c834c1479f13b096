import { STOP_WORDS } from './letters.data.ts'
import { tokenise, type Token } from './tokenise.ts'
import { transliterationKey } from './transliterate.ts'
import { createVocabulary, type Vocabulary, type VocabularyWord } from './vocabulary.ts'

/** A synonym: what people say, and what the catalogue calls it («шурик» → «шуруповёрт»). One to three words each. */
export interface DictionaryEntry {
  phrase: string
  meaning: string
}

/** Look-up of synonyms and brand spellings. */
export interface Dictionary {
  /** Terms of each meaning of the phrase with these terms. */
  meaningsOf(terms: readonly string[]): readonly (readonly string[])[]
  /** True when a phrase has the term. */
  hasTerm(term: string): boolean
  /** The words of all phrases, so that a mistyped synonym is understood too. */
  vocabulary: Vocabulary
}

/** An empty dictionary. */
export const EMPTY_DICTIONARY: Dictionary = {
  meaningsOf: () => [],
  hasTerm: () => false,
  vocabulary: createVocabulary([]),
}

/** Words of the longest phrase. */
export const LONGEST_PHRASE = 3

/** Indexes entries by the terms of their phrases, in any spelling; entries without words are skipped. */
export function createDictionary(entries: readonly DictionaryEntry[]): Dictionary {
  const meanings = new Map<string, string[][]>()
  const words = new Map<string, VocabularyWord>()
  for (const { phrase, meaning } of entries) {
    const tokens = searchableTokens(phrase)
    const means = searchableTokens(meaning).map(({ term }) => term)
    if (tokens.length === 0 || tokens.length > LONGEST_PHRASE || means.length === 0) continue
    const key = keyOf(tokens.map(({ term }) => term))
    meanings.set(key, [...(meanings.get(key) ?? []), means])
    for (const { text, raw, term, kind } of tokens) {
      if (kind !== 'word') continue
      words.set(text, { text, shown: raw.toLowerCase(), term, count: 0, transliterationKey: transliterationKey(text) })
    }
  }
  const terms = new Set(Array.from(words.values(), ({ term }) => term))
  return {
    meaningsOf: (phraseTerms) => meanings.get(keyOf(phraseTerms)) ?? [],
    hasTerm: (term) => terms.has(term),
    vocabulary: createVocabulary([...words.values()]),
  }
}

const keyOf = (terms: readonly string[]): string => terms.join(' ')

/** Drops the words that queries drop as well. */
function searchableTokens(text: string): Token[] {
  return tokenise(text).tokens.filter(
    ({ kind, text: word }) => kind !== 'word' || (word.length > 1 && !STOP_WORDS.has(word)),
  )
}
