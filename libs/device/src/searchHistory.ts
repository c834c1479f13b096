import { promisifyRequest } from 'idb-keyval'
import { inDatabase, deleteOlder, lastRows } from './database.ts'
import type { DeviceDatabase } from './database.ts'

/** As many as are handed over after a sign-in. */
export const MOST_SEARCHES = 100

/** A search of a guest's. */
export interface SearchedQuery {
  id: number
  query: string
  /** ISO 8601. */
  date: string
}

const SEARCH: DeviceDatabase = {
  name: 'search',
  store: 'history',
  create: (database) =>
    database
      .createObjectStore('history', { keyPath: 'id', autoIncrement: true })
      .createIndex('query', 'query', { unique: true }),
}

/** Remembers a search, without spaces around; the same words are there once. @returns false when the device keeps nothing */
export function rememberSearch(words: string, now = new Date()): Promise<boolean> {
  const query = words.trim()
  if (query === '') return Promise.resolve(false)
  return inDatabase(SEARCH, 'readwrite', false, async (store) => {
    const before = await promisifyRequest(store.index('query').getKey(query))
    if (before !== undefined) await promisifyRequest(store.delete(before))
    // Ids grow, so that the last search has the greatest.
    await promisifyRequest(store.add({ query, date: now.toISOString() }))
    await deleteOlder(store, MOST_SEARCHES)
    return true
  })
}

/** Searches, the last one first. */
export function listSearches(limit = MOST_SEARCHES): Promise<SearchedQuery[]> {
  return inDatabase<SearchedQuery[]>(SEARCH, 'readonly', [], (store) => lastRows(store, limit))
}

/** Forgets the searches with these ids, or all of them. @returns false when the device does not let it */
export function forgetSearches(ids?: readonly number[]): Promise<boolean> {
  return inDatabase(SEARCH, 'readwrite', false, async (store) => {
    const requests = ids?.map((id) => store.delete(id)) ?? [store.clear()]
    await Promise.all(requests.map(promisifyRequest))
    return true
  })
}
