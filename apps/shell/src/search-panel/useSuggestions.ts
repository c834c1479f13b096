import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { MOST_RECENT, listRecent } from '@verstak/contracts/recommendation'
import { SHORTEST_SUGGESTED, suggestSearch } from '@verstak/contracts/search'
import type { SearchSuggestions } from '@verstak/contracts/search'
import { forgetSearches, listSearches } from '@verstak/device/searchHistory'
import { listViews } from '@verstak/device/viewHistory'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
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
}

/** Pause in typing after which suggestions are asked for, ms (SEARCH-003). */
const PAUSE_MS = 500

/** Suggestions for what is typed; the visitor's own searches and products while that is too short. */
export function useSuggestions(text: string): Suggestions {
  const { call } = useHost()
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
    queryFn: () => listSearches(MOST_SEARCHES_SHOWN),
    staleTime: 0,
  })
  const viewed = useQuery({
    queryKey: ['search-panel', 'viewed', regionId],
    queryFn: async () => {
      const productGuids = (await listViews(MOST_RECENT)).map(({ productGuid }) => productGuid)
      if (productGuids.length === 0) return []
      return (await call(listRecent, { body: { productGuids, regionId } })).products
    },
    retry: false,
  })

  const forget = (searchId?: number) => void forgetSearches(searchId).then(() => searches.refetch())
  if (!isTyped) return { groups: ownGroups(searches.data ?? [], viewed.data ?? []), searchedFor: null, forget }
  if (suggested.isError && !suggested.isFetching)
    return { groups: [], flag: 'backend-trouble', searchedFor: null, forget }
  return {
    groups: suggested.data ? groupsOf(suggested.data) : [],
    ...(suggested.isFetching ? { flag: 'loading' } : {}),
    searchedFor: suggested.data?.searchedFor ?? null,
    forget,
  }
}
