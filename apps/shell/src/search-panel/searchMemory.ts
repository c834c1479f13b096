import { addToSearchHistory, deleteFromSearchHistory, listSearchHistory } from '@verstak/contracts/searchHistory'
import { wantsPrivacy } from '@verstak/device/privacy'
import { forgetSearches, listSearches, rememberSearch } from '@verstak/device/searchHistory'
import type { Host } from '@verstak/host'

/** A search that a visitor made. */
export interface KnownSearch {
  id: number
  query: string
}

/** Where a visitor's searches are kept. */
export interface SearchMemory {
  /** The last one first. */
  list: (limit: number) => Promise<KnownSearch[]>
  /** Notes a search; never throws. */
  remember: (words: string) => Promise<unknown>
  /** Forgets one, or all of them. @throws when they are still there */
  forget: (id?: number) => Promise<unknown>
}

/** True for visitors whose histories the server keeps, so that each of their devices has them (SEARCH-014). */
export const isKnown = ({ user = 'guest' }: Pick<Host, 'user'>): boolean => user !== 'guest' && !wantsPrivacy()

/** The memory of a page's visitor: the server's for signed-in users, else the device's (SEARCH-020). */
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
  // What the server does not take now, the next page hands over.
  remember: (words) => call(addToSearchHistory, { body: { searchString: words } }).catch(() => rememberSearch(words)),
  forget: async (id) => {
    await call(deleteFromSearchHistory, { body: id === undefined ? {} : { id } })
    // Nor shall those come back that were still to be handed over.
    if (id === undefined) await forgetSearches()
  },
})
