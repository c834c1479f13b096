import { promisifyRequest } from 'idb-keyval'
import { inDatabase, deleteOlder, lastRows } from './database.ts'
import type { DeviceDatabase } from './database.ts'

/** Maximum number sent to the server after a sign-in. */
export const MAX_SEARCHES = 100

/** A guest's search. */
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

/** Stores a search, trimmed; equal searches are stored once. @returns false when it could not be stored */
export function rememberSearch(words: string, now = new Date()): Promise<boolean> {
  const query = words.trim()
  if (query === '') return Promise.resolve(false)
  return inDatabase(SEARCH, 'readwrite', false, async (store) => {
    const before = await promisifyRequest(store.index('query').getKey(query))
    if (before !== undefined) await promisifyRequest(store.delete(before))
    // Ids increase, so the last search has the greatest id.
    await promisifyRequest(store.add({ query, date: now.toISOString() }))
    await deleteOlder(store, MAX_SEARCHES)
    return true
  })
}

/** Searches, the last one first. */
export function listSearches(limit = MAX_SEARCHES): Promise<SearchedQuery[]> {
  return inDatabase<SearchedQuery[]>(SEARCH, 'readonly', [], (store) => lastRows(store, limit))
}

/** Deletes the searches with these ids, or all of them. @returns false on failure */
export function forgetSearches(ids?: readonly number[]): Promise<boolean> {
  return inDatabase(SEARCH, 'readwrite', false, async (store) => {
    const requests = ids?.map((id) => store.delete(id)) ?? [store.clear()]
    await Promise.all(requests.map(promisifyRequest))
    return true
  })
}
