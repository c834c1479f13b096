import { createDictionary, type Dictionary, type DictionaryEntry } from '@verstak/search-text/dictionary'
import { createSlowValue } from '../catalogue-index/slowValue.ts'
import type { Database } from '../db/openDatabase.ts'
import { selectDictionary } from './search.sql.ts'

/** An edit of the shop's is followed within this time. */
const MAX_AGE_MS = 5_000

/** The shop's dictionary; the same object as long as it says the same. @throws when it was never read and cannot be */
export function createSearchDictionary(db: Database, maxAgeMs = MAX_AGE_MS): () => Promise<Dictionary> {
  let last: { text: string; dictionary: Dictionary } | undefined
  return createSlowValue(maxAgeMs, async () => {
    const entries: DictionaryEntry[] = await selectDictionary(db)
    const text = JSON.stringify(entries)
    if (last?.text !== text) last = { text, dictionary: createDictionary(entries) }
    return last.dictionary
  })
}
