import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { refetchOnReturn } from '@verstak/api-client/refetchOnReturn'
import { getSharedFavorites, listFavoritesLists } from '@verstak/contracts/favorites'
import type { FavoritesList } from '@verstak/contracts/favorites'

/** The visitor's lists without what they hold. Looked at again when the tab is. */
export const listsQuery = (call: ApiCall) => ({
  ...endpointQuery(call, listFavoritesLists, { query: { isShowProducts: false } }),
  refetchOnWindowFocus: refetchOnReturn,
})

/** One list with its products, at the prices of a region. */
export const listQuery = (call: ApiCall, listGuid: string, regionId: number) => ({
  ...endpointQuery(call, listFavoritesLists, { query: { isShowProducts: true, listGuid, regionId } }),
  refetchOnWindowFocus: refetchOnReturn,
})

/** A list that somebody shares: closed access is noticed when the tab is looked at again. */
export const sharedQuery = (call: ApiCall, sharingKey: string, regionId: number) => ({
  ...endpointQuery(call, getSharedFavorites, { query: { sharingKey, regionId } }),
  refetchOnWindowFocus: refetchOnReturn,
})

/** The list of an address; the common one, which is the first, for none and for one that is not there (ROUTE-041). */
export const shownListOf = (lists: readonly FavoritesList[], listGuid: string | null): FavoritesList | undefined =>
  lists.find(({ guid }) => guid === listGuid) ?? lists[0]
