import { useQuery } from '@tanstack/react-query'
import type { FavoritesList } from '@verstak/contracts/favorites'
import { favoritesLists } from '@verstak/contracts/flag'
import { useHost, useUser } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useRegion } from '@verstak/region'
import { listQuery, listsQuery, shownListOf } from '../favorites-changes/favoritesQueries.ts'

/** The visitor's lists and the one that an address shows. */
export interface Favorites {
  /** Undefined until there is an answer. */
  lists: FavoritesList[] | undefined
  /** With its products; undefined while they load, and without any list. */
  list: FavoritesList | undefined
  isFailed: boolean
  isLoading: boolean
  retry: () => void
}

/** @param isFailed the server has tried without success */
export function useFavorites(listGuid: string | null, isFailed: boolean): Favorites {
  const { call } = useHost()
  const regionId = useRegion().id
  const lists = useQuery({ ...listsQuery(call), enabled: ({ state }) => !isFailed || state.data !== undefined })
  const shown = lists.data && shownListOf(lists.data.lists, listGuid)
  const list = useQuery({ ...listQuery(call, shown?.guid ?? '', regionId), enabled: shown !== undefined })
  const contents = shown && list.data?.lists[0]

  function retry() {
    void lists.refetch()
    if (shown) void list.refetch()
  }

  return {
    lists: lists.data?.lists,
    // Name and access are those of the query that was answered last.
    list: contents && { ...contents, name: shown.name, sharingKey: shown.sharingKey },
    isFailed:
      lists.data === undefined
        ? lists.isError || (isFailed && !lists.isFetching)
        : shown !== undefined && list.data === undefined && list.isError,
    isLoading: lists.isFetching || list.isFetching,
    retry,
  }
}

/** The visitor may have lists besides the common one (FAV-003). */
export function useHasLists(): boolean {
  const isUser = useUser() !== 'guest'
  return useFlag(favoritesLists) && isUser
}
