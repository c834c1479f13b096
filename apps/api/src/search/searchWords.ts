import { createDictionary, type Dictionary } from '@verstak/search-text/dictionary'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import { createSlowValue } from '../catalogue-index/slowValue.ts'
import type { Database } from '../db/openDatabase.ts'
import { selectDictionary, selectTagPages, type TagPage } from './search.sql.ts'
import { createNameFinder, type NameFinder, type SuggestedNames } from './suggest/suggestedNames.ts'

/** An edit of the shop's is followed within this time. */
const MAX_AGE_MS = 5_000

/** What the shop says of words beside its products. */
export interface SearchWords {
  /** Differs from that of all words before. */
  version: number
  /** Synonyms and spellings of brands. */
  dictionary: Dictionary
  /** Categories, brands and tag pages by their names; the last word may go on. */
  findNames(state: CatalogueState, query: string): SuggestedNames
}

/** The words as they are now; the same object as long as they stay. @throws when they were never read and cannot be */
export function createSearchWords(db: Database, maxAgeMs = MAX_AGE_MS): () => Promise<SearchWords> {
  let last: { text: string; words: SearchWords } | undefined
  let version = 0
  return createSlowValue(maxAgeMs, async () => {
    const [entries, tagPages] = await Promise.all([selectDictionary(db), selectTagPages(db)])
    const text = JSON.stringify([entries, tagPages])
    if (last?.text !== text) last = { text, words: wordsOf(createDictionary(entries), tagPages, (version += 1)) }
    return last.words
  })
}

function wordsOf(dictionary: Dictionary, tagPages: readonly TagPage[], version: number): SearchWords {
  /** Of the references that were asked for last; they change when the index is built anew. */
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
