import { addToSearchHistory, deleteFromSearchHistory, listSearchHistory } from '@verstak/contracts/searchHistory'
import { wantsPrivacy } from '@verstak/device/privacy'
import { forgetSearches, listSearches, rememberSearch } from '@verstak/device/searchHistory'
import type { Host } from '@verstak/host'

/** A search of a visitor. */
export interface KnownSearch {
  id: number
  query: string
}

/** Storage of a visitor's searches. */
export interface SearchMemory {
  /** The latest first. */
  list: (limit: number) => Promise<KnownSearch[]>
  /** Stores a search; never throws. */
  remember: (words: string) => Promise<unknown>
  /** Deletes one search, or all of them. @throws when that fails */
  forget: (id?: number) => Promise<unknown>
}

/** True for visitors whose histories are stored on the server and shared between their devices (SEARCH-014). */
export const isKnown = ({ user = 'guest' }: Pick<Host, 'user'>): boolean => user !== 'guest' && !wantsPrivacy()

/** Search history of the visitor: on the server for signed-in users, else on the device (SEARCH-020). */
export function searchMemoryOf(host: Pick<Host, 'call' | 'user'>): SearchMemory {
  return isKnown(host) ? serverMemory(host) : deviceMemory
}

const deviceMemory: SearchMemory = {
  list: listSearches,
  remember: rememberSearch,
  forget: async (id) => {
    if (!(await forgetSearches(id === undefined ? undefined : [id]))) throw new Error('The device keeps its searches')
  },
}

const serverMemory = ({ call }: Pick<Host, 'call'>): SearchMemory => ({
  list: async (limit) => {
    const { data } = await call(listSearchHistory, {})
    return data.slice(0, limit).map(({ id, attributes: { query } }) => ({ id, query }))
  },
  // When the server fails, store the search on the device; the next page uploads it.
  remember: (words) => call(addToSearchHistory, { body: { searchString: words } }).catch(() => rememberSearch(words)),
  forget: async (id) => {
    await call(deleteFromSearchHistory, { body: id === undefined ? {} : { id } })
    // Also delete searches that are not uploaded yet.
    if (id === undefined) await forgetSearches()
  },
})
