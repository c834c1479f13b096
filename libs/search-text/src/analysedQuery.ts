import type { Dictionary } from './dictionary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Part of a query that a product must have. */
export interface QueryWord {
  kind: 'word' | 'number' | 'code'
  /** Normalised. */
  text: string
  term: string
  /** The correction, as a page shows it; null when the word was not corrected. */
  correction: string | null
  /** Number of a measure, which is looked for without its unit as well; '' when there is none. */
  number: string
  /** Behind a preposition: it says which thing is meant, or what for. */
  isQualifier: boolean
  /** Place in the text of the analysed query. */
  start: number
  end: number
}

/** One way to match words of a query: a product that it finds has the words of `covers`. */
export interface QueryClause {
  /** One bit for each word. */
  covers: number
  /** Terms that must all be there; empty when `code` is looked for. */
  terms: readonly string[]
  /** Beginning of a code; '' when terms are looked for. */
  code: string
  /** 0 = just what was typed, up to 7 = farthest from it. */
  penalty: number
}

/** How a query is understood. */
export interface AnalysedQuery {
  /** The query with its keyboard layout corrected. */
  text: string
  words: QueryWord[]
  /** The nearest first; phrases behind their words, before the other words. */
  clauses: QueryClause[]
  /** True when the layout or a word was corrected. */
  isCorrected: boolean
}

/** The words that a catalogue and its dictionary know. */
export interface Lexicon {
  vocabulary: Vocabulary
  dictionary: Dictionary
  /** Products with the term; 0 when there are none. */
  countOf(term: string): number
  /** Whether a code of the catalogue equals the key, begins with it, or neither. */
  findCode(key: string): 'exact' | 'prefix' | null
}

export interface QueryOptions {
  /** Nothing is corrected. */
  isExact: boolean
  /** The last word may be unfinished: somebody is still typing. */
  isPrefix: boolean
}
