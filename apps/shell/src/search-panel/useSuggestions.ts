import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { MAX_RECENT, listRecent } from '@verstak/contracts/recommendation'
import { SHORTEST_SUGGESTED, suggestSearch } from '@verstak/contracts/search'
import type { SearchSuggestions } from '@verstak/contracts/search'
import { listViews } from '@verstak/device/viewHistory'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { isKnown, searchMemoryOf } from './searchMemory.ts'
import { searchPanelTexts } from './searchPanel.texts.ts'
import { MAX_SEARCHES_SHOWN, groupsOf, ownGroups } from './suggestions.ts'
import type { SuggestionGroup } from './suggestions.ts'
import { useDebounced } from './useDebounced.ts'

/** Data and actions of the panel. */
export interface Suggestions {
  groups: readonly SuggestionGroup[]
  /** `backend-trouble` until the next successful answer (SEARCH-008, 009). */
  flag?: 'loading' | 'backend-trouble'
  /** Corrected query that was searched instead of the typed one; null without a correction. */
  searchedFor: string | null
  /** Deletes one search, or all, from the history. */
  forget: (searchId?: number) => void
  /** Retries failed requests; suggestions only when the query is still the `same`. */
  refresh: (same: boolean) => void
}

/** Debounce time of the suggestions, ms (SEARCH-003). */
const PAUSE_MS = 500

/** Suggestions for the typed text; the visitor's own searches and products while it is too short. */
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
    // The next typed letter retries.
    retry: false,
  })
  const searches = useQuery({
    queryKey: ['search-panel', 'searches'],
    queryFn: () => searchMemoryOf(host).list(MAX_SEARCHES_SHOWN),
    staleTime: 0,
  })
  const viewed = useQuery({
    queryKey: ['search-panel', 'viewed', regionId],
    queryFn: async () => {
      // Guests' products are stored on the device (SESSION-020), users' products on the server.
      if (isKnown(host)) return (await call(listRecent, { body: { regionId } })).products
      const productGuids = (await listViews(MAX_RECENT)).map(({ productGuid }) => productGuid)
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
