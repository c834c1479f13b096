import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { MOST_RECENT, listRecent } from '@verstak/contracts/recommendation'
import { SHORTEST_SUGGESTED, suggestSearch } from '@verstak/contracts/search'
import type { SearchSuggestions } from '@verstak/contracts/search'
import { listViews } from '@verstak/device/viewHistory'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { isKnown, searchMemoryOf } from './searchMemory.ts'
import { searchPanelTexts } from './searchPanel.texts.ts'
import { MOST_SEARCHES_SHOWN, groupsOf, ownGroups } from './suggestions.ts'
import type { SuggestionGroup } from './suggestions.ts'
import { useDebounced } from './useDebounced.ts'

/** What the panel knows now. */
export interface Suggestions {
  groups: readonly SuggestionGroup[]
  /** `backend-trouble` until the next good answer (SEARCH-008, 009). */
  flag?: 'loading' | 'backend-trouble'
  /** What was searched instead of what was typed. */
  searchedFor: string | null
  /** Takes one search, or all, out of the history. */
  forget: (searchId?: number) => void
  /** Asks again for what has failed; for suggestions only where the words are the `same` still. */
  refresh: (same: boolean) => void
}

/** Pause in typing after which suggestions are asked for, ms (SEARCH-003). */
const PAUSE_MS = 500

/** Suggestions for what is typed; the visitor's own searches and products while that is too short. */
export function useSuggestions(text: string): Suggestions {
  const host = useHost()
  const { call } = host
  const { id: regionId } = useRegion()
  const typed = text.trim()
  const isTyped = typed.length >= SHORTEST_SUGGESTED
  const searchString = useDebounced(typed, PAUSE_MS)

  const suggested = useQuery({
    ...endpointQuery(call, suggestSearch, { query: { searchString, regionId } }),
    enabled: isTyped && searchString.length >= SHORTEST_SUGGESTED,
    placeholderData: (before: SearchSuggestions | undefined) => before,
    // The next letter tries again.
    retry: false,
  })
  const searches = useQuery({
    queryKey: ['search-panel', 'searches'],
    queryFn: () => searchMemoryOf(host).list(MOST_SEARCHES_SHOWN),
    staleTime: 0,
  })
  const viewed = useQuery({
    queryKey: ['search-panel', 'viewed', regionId],
    queryFn: async () => {
      // A guest's are on his device (SESSION-020), a user's the server has.
      if (isKnown(host)) return (await call(listRecent, { body: { regionId } })).products
      const productGuids = (await listViews(MOST_RECENT)).map(({ productGuid }) => productGuid)
      if (productGuids.length === 0) return []
      return (await call(listRecent, { body: { productGuids, regionId } })).products
    },
    retry: false,
  })

  const forget = (searchId?: number) =>
    void searchMemoryOf(host)
      .forget(searchId)
      .then(
        () => searches.refetch(),
        () => host.modals.ask({ kind: 'toast', text: searchPanelTexts.notForgotten, key: 'search-history' }),
      )
  const refresh = (same: boolean) => {
    const failed = [searches, viewed, ...(same ? [suggested] : [])].filter(({ isError }) => isError)
    failed.forEach((one) => void one.refetch())
  }
  const own = { searchedFor: null, forget, refresh }
  if (!isTyped) return { ...own, groups: ownGroups(searches.data ?? [], viewed.data ?? []) }
  if (suggested.isError && !suggested.isFetching) return { ...own, groups: [], flag: 'backend-trouble' }
  return {
    ...own,
    groups: suggested.data ? groupsOf(suggested.data) : [],
    ...(suggested.isFetching ? { flag: 'loading' } : {}),
    searchedFor: suggested.data?.searchedFor ?? null,
  }
}
