import { createDictionary, type Dictionary } from '@verstak/search-text/dictionary'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import { createStaleWhileRevalidate } from '../cache/createStaleWhileRevalidate.ts'
import type { Database } from '../db/openDatabase.ts'
import { selectDictionary, selectTagPages, type TagPage } from './search.sql.ts'
import { createNameFinder, type NameFinder, type SuggestedNames } from './suggest/suggestedNames.ts'

/** Edits of the dictionary in the database take effect within this time. */
const MAX_AGE_MS = 5_000

/** Search data that the shop edits: dictionary and tag pages. */
export interface SearchWords {
  /** Grows with each change, for cache keys. */
  version: number
  /** Synonyms and spellings of brands. */
  dictionary: Dictionary
  /** Finds categories, brands and tag pages by their names; the last word may be unfinished. */
  findNames(state: CatalogueState, query: string): SuggestedNames
}

/**
 * Reads the current search words; returns the same object until they change.
 * @throws when the first read fails
 */
export function createSearchWords(db: Database, maxAgeMs = MAX_AGE_MS): () => Promise<SearchWords> {
  let last: { text: string; words: SearchWords } | undefined
  let version = 0
  return createStaleWhileRevalidate(maxAgeMs, async () => {
    const [entries, tagPages] = await Promise.all([selectDictionary(db), selectTagPages(db)])
    const text = JSON.stringify([entries, tagPages])
    if (last?.text !== text) last = { text, words: wordsOf(createDictionary(entries), tagPages, (version += 1)) }
    return last.words
  })
}

function wordsOf(dictionary: Dictionary, tagPages: readonly TagPage[], version: number): SearchWords {
  /** The finder of the current references; they change when the index is rebuilt. */
  let known: { categories: CatalogueState['categories']; find: NameFinder } | undefined
  return {
    version,
    dictionary,
    findNames(state, query) {
      if (known?.categories !== state.categories) {
        known = { categories: state.categories, find: createNameFinder(state, tagPages, dictionary) }
      }
      return known.find(state, query)
    },
  }
}
