import { createDictionary, type Dictionary } from '@verstak/search-text/dictionary'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import { createStaleWhileRevalidate } from '../cache/createStaleWhileRevalidate.ts'
import type { Database } from '../db/openDatabase.ts'
import { selectDictionary, selectNamedDocuments, selectTagPages } from './search.sql.ts'
import { createNameFinder, type EditedNames, type NameFinder, type SuggestedNames } from './suggest/suggestedNames.ts'

/** Edits of the dictionary in the database take effect within this time. */
const MAX_AGE_MS = 5_000

/** Search data that the shop edits: dictionary, tag pages and names of its texts. */
export interface SearchWords {
  /** Grows with each change, for cache keys. */
  version: number
  /** Synonyms and spellings of brands. */
  dictionary: Dictionary
  /** Finds categories, brands, tag pages and documents by their names; the last word may be unfinished. */
  findNames(state: CatalogueState, query: string): SuggestedNames
}

/**
 * Reads the current search words; returns the same object until they change.
 * @throws when the first read fails
 */
export function createSearchWords(db: Database, now: () => Date, maxAgeMs = MAX_AGE_MS): () => Promise<SearchWords> {
  let last: { text: string; words: SearchWords } | undefined
  let version = 0
  return createStaleWhileRevalidate(maxAgeMs, async () => {
    const [entries, tagPages, documents] = await Promise.all([
      selectDictionary(db),
      selectTagPages(db),
      selectNamedDocuments(db, now()),
    ])
    const text = JSON.stringify([entries, tagPages, documents])
    if (last?.text !== text)
      last = { text, words: wordsOf(createDictionary(entries), { tagPages, documents }, (version += 1)) }
    return last.words
  })
}

function wordsOf(dictionary: Dictionary, names: EditedNames, version: number): SearchWords {
  /** The finder of the current references; they change when the index is rebuilt. */
  let known: { categories: CatalogueState['categories']; find: NameFinder } | undefined
  return {
    version,
    dictionary,
    findNames(state, query) {
      if (known?.categories !== state.categories) {
        known = { categories: state.categories, find: createNameFinder(state, names, dictionary) }
      }
      return known.find(state, query)
    },
  }
}
